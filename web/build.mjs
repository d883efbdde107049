// Makes dist/: node web/build.mjs FOLDER-OF-WASM DIST. Nothing in it is fetched from elsewhere.

import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { icons } from './icons/icons.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const [wasm, dist] = process.argv.slice(2);

/** What is bundled: the name in dist/ and where it begins. */
const SCRIPTS = { app: 'page/app.mjs' };
/** What is copied as it is, to where. */
const FILES = {
  'index.html': 'page/index.html', 'style.css': 'page/style.css', 'cable.css': 'serial/panel.css',
  'manifest.webmanifest': 'page/manifest.webmanifest',
};
/** Programs, by what cargo calls them. */
const PROGRAMS = { 'gnomon.wasm': 'web.wasm', 'desk.wasm': 'web_desk.wasm' };

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });

await build({
  absWorkingDir: HERE,
  entryPoints: SCRIPTS,
  outdir: join(process.cwd(), dist),
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  chunkNames: '[name]-[hash]',
  legalComments: 'eof',
  logLevel: 'warning',
});
for (const [name, from] of Object.entries(FILES)) copyFileSync(join(HERE, from), join(dist, name));
for (const [name, from] of Object.entries(PROGRAMS)) copyFileSync(join(wasm, from), join(dist, name));
for (const [name, bytes] of icons()) writeFileSync(join(dist, name), bytes);

// What is kept offline is named by its contents: another byte anywhere is another version, and the same bytes are the same.
const sum = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
const kept = readdirSync(dist).sort();
const version = sum(kept.map((name) => `${name} ${sum(readFileSync(join(dist, name)))}`).join('\n'));
const worker = readFileSync(join(HERE, 'page/worker.js'), 'utf8')
  .replace("'VERSION'", JSON.stringify(version))
  .replace('[]; // FILES', `${JSON.stringify(kept)};`);
writeFileSync(join(dist, 'worker.js'), worker);
console.log(`${dist}: ${kept.length + 1} files, version ${version}`);
