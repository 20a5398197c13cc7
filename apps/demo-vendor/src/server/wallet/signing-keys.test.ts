import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JumpingClock } from '../../test-support/clocks.ts';
import { fixedKeys, keysFromFile } from './signing-keys.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vendor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const KEY = { id: 'key-1', secret: 'ab'.repeat(32) };

describe('keysFromFile', () => {
  it('reads keys when the file appears and keeps them while the file is half written', () => {
    const clock = new JumpingClock();
    const path = join(folder, 'vendor-keys.json');
    const errors: unknown[] = [];
    const ring = keysFromFile(path, clock, (error) => errors.push(error));
    expect(ring.keyOf('V', 'm')).toBeUndefined();
    writeFileSync(path, JSON.stringify({ V: { m: KEY } }));
    expect(ring.keyOf('V', 'm')).toBeUndefined();
    clock.time += 1000;
    expect(ring.keyOf('V', 'm')).toEqual(KEY);
    writeFileSync(path, '{ "V": ');
    clock.time += 1000;
    expect(ring.keyOf('V', 'm')).toEqual(KEY);
    expect(errors).toHaveLength(1);
  });
});

describe('fixedKeys', () => {
  it('returns keys by vendor and merchant, and none for names of inherited properties', () => {
    const ring = fixedKeys({ V: { m: KEY }, W: { n: KEY } });
    expect(ring.keyOf('V', 'n')).toBeUndefined();
    expect(ring.keyOf('constructor', 'm')).toBeUndefined();
    expect(ring.keyOf('V', 'toString')).toBeUndefined();
    expect(ring.vendorsOf('n')).toEqual(['W']);
  });
});
