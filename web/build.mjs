// Makes the players' page: node web/build.mjs FOLDER-OF-WASM DIST. Nothing in it is fetched from elsewhere.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { icons } from './icons/icons.mjs';
import { takeWords } from './languages.mjs';
import { namedInOrder } from './order.mjs';
import { withoutRooms } from './rooms.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const [wasm, dist] = process.argv.slice(2);

/** What is bundled: the name in dist/ and where it begins. */
const SCRIPTS = { app: 'page/app.mjs' };
/** What is copied as it is, to where. */
const FILES = {
  'index.html': 'page/index.html', 'style.css': 'page/style.css', 'cable.css': 'serial/panel.css',
  'manifest.webmanifest': 'page/manifest.webmanifest',
};
/** What browsers can do that have what the page needs, and what rustc uses of it. */
const FEATURES = ['bulk-memory', 'sign-ext', 'nontrapping-float-to-int', 'mutable-globals', 'multivalue', 'reference-types'];
/** Programs, by what cargo calls them. */
const BOX = 'gnomon.wasm';
const PROGRAMS = { [BOX]: 'web.wasm', 'desk.wasm': 'web_desk.wasm' };

/** Changes a program by `wasm-opt`. */
function optimized(program, ...how) {
  const place = join(mkdtempSync(join(tmpdir(), 'gnomon-wasm-')), 'program.wasm');
  const features = FEATURES.map((feature) => `--enable-${feature}`);
  try {
    writeFileSync(place, program);
    execFileSync(process.execPath, [join(HERE, 'node_modules/binaryen/bin/wasm-opt'), ...features, ...how, place, '-o', place]);
    return readFileSync(place);
  } finally {
    rmSync(dirname(place), { recursive: true });
  }
}

/** Makes a program smaller, as it goes over the wire: gzip packs few zeros better than the list of where none are. */
function shrunk(program) {
  // The lowest bytes of memory are the end of the stack, where it never comes.
  const smaller = optimized(program, '-Oz', '--low-memory-unused', '--skip-pass=memory-packing', '--strip-debug', '--strip-producers', '--strip-target-features');
  return withoutRooms(optimized(namedInOrder(smaller), '--reorder-functions-by-name', '--strip-debug'));
}

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
for (const [name, from] of Object.entries(PROGRAMS)) {
  const compiled = readFileSync(join(wasm, from));
  if (name === BOX) {
    const { program, words } = takeWords(compiled);
    writeFileSync(join(dist, name), shrunk(program));
    for (const [lang, bytes] of Object.entries(words)) writeFileSync(join(dist, `words-${lang}.bin`), bytes);
  } else {
    writeFileSync(join(dist, name), shrunk(compiled));
  }
}
for (const [name, bytes] of icons()) writeFileSync(join(dist, name), bytes);
