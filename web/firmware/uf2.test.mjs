// The file that runs in the browser is what the ELF puts into flash.

import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { Elf, builtElf } from '../../sim/emulator/elf.mjs';
import { gnomon } from '../../sim/emulator/simulator.mjs';
import { readUf2 } from './uf2.mjs';

function made() {
  const folder = mkdtempSync(join(tmpdir(), 'gnomon-'));
  try {
    gnomon('uf2', builtElf(), join(folder, 'gnomon.uf2'));
    return readFileSync(join(folder, 'gnomon.uf2'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the blocks of the UF2 file are the segments of the ELF', () => {
  const flash = new Map();
  for (const { address, bytes } of readUf2(made())) bytes.forEach((byte, i) => flash.set(address + i, byte));
  for (const { address, bytes } of Elf.load(builtElf()).segments) {
    bytes.forEach((byte, i) => flash.get(address + i) === byte || assert.fail(`at ${(address + i).toString(16)}`));
  }
});

test('what is no UF2 file is refused', () => {
  assert.throws(() => readUf2(new Uint8Array(0)), /whole number/);
  assert.throws(() => readUf2(new Uint8Array(700)), /whole number/);
  assert.throws(() => readUf2(new Uint8Array(1024)), /block 0 has no mark/);
});
