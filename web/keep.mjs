// Writes what keeps the pages for when there is no network, once everything else is in dist/: node web/keep.mjs DIST.

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [dist] = process.argv.slice(2);
/** What few readers look at, and is large: kept when it was looked at. */
const isLater = (name) => name.startsWith('firmware');

const sum = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const all = entries.map(({ parentPath, name }) => join(parentPath, name).slice(join(dist, '/').length)).filter((name) => name !== 'worker.js').sort();
// A version is named by its contents: another byte anywhere is another version, and the same bytes are the same.
const version = sum(all.map((name) => `${name} ${sum(readFileSync(join(dist, name)))}`).join('\n'));
const kept = all.filter((name) => !isLater(name));
const worker = readFileSync(fileURLToPath(new URL('page/worker.js', import.meta.url)), 'utf8')
  .replace("'VERSION'", JSON.stringify(version))
  .replace('[]; // FILES', `${JSON.stringify(kept)};`)
  .replace('[]; // LATER', `${JSON.stringify(all.filter(isLater))};`);
writeFileSync(join(dist, 'worker.js'), worker);
console.log(`${dist}: ${all.length + 1} files, ${kept.length} of them kept at the first visit, version ${version}`);
