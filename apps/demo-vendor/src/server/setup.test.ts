import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { fixedKeys, keysInFile } from './keys.ts';
import { contentPolicy, parentsOf } from './parents.ts';
import { openStore } from './store.ts';
import { JumpingClock } from './testing-app.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vendor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const SECRET = 'ab'.repeat(32);

describe('keys', () => {
  it('appear when the file is written, and stay when it is half written', () => {
    const clock = new JumpingClock();
    const path = join(folder, 'vendor-keys.json');
    const faults: unknown[] = [];
    const ring = keysInFile(path, clock, (fault) => faults.push(fault));
    expect(ring.keyOf('V', 'm')).toBeUndefined();
    writeFileSync(path, JSON.stringify({ V: { m: SECRET } }));
    expect(ring.keyOf('V', 'm')).toBeUndefined();
    clock.time += 1000;
    expect(ring.keyOf('V', 'm')).toBe(SECRET);
    writeFileSync(path, '{ "V": ');
    clock.time += 1000;
    expect(ring.keyOf('V', 'm')).toBe(SECRET);
    expect(faults).toHaveLength(1);
  });
  it('belong to a brand and a vendor, and to no property of every object', () => {
    const ring = fixedKeys({ V: { m: SECRET }, W: { n: SECRET } });
    expect(ring.keyOf('V', 'n')).toBeUndefined();
    expect(ring.keyOf('constructor', 'm')).toBeUndefined();
    expect(ring.keyOf('V', 'toString')).toBeUndefined();
    expect(ring.vendorsOf('n')).toEqual(['W']);
  });
});

describe('parents', () => {
  const parents = parentsOf(['http://localhost:*', 'http://*.localhost:*', 'https://play.example']);
  it.each([
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://shop.localhost:4000/rng?x=1', 'http://shop.localhost:4000'],
    ['https://play.example/', 'https://play.example'],
  ])('%s may frame the game', (address, origin) => expect(parents.allowed(address)).toBe(origin));
  it.each(['https://localhost:4000', 'http://localhost.evil.example', 'https://play.example.evil', 'https://playxexample', 'javascript:alert(1)', 'nonsense'])(
    '%s may not',
    (address) => expect(parents.allowed(address)).toBeNull(),
  );
  it('are the only ones in the policy, which allows no inline script', () => {
    expect(contentPolicy(parents)).toContain('frame-ancestors http://localhost:* http://*.localhost:* https://play.example');
    expect(contentPolicy(parents)).not.toContain('unsafe');
    expect(contentPolicy(parentsOf([]))).toContain("frame-ancestors 'none'");
  });
});

describe('the environment', () => {
  it('has sensible defaults', () => {
    expect(readConfig({})).toMatchObject({ port: 4001, gatewayUrl: 'http://localhost:4000', keys: undefined, production: false });
  });
  it('is refused with all its faults', () => {
    expect(() => readConfig({ VENDOR_PORT: 'x', GATEWAY_URL: 'ftp://x' })).toThrow(/VENDOR_PORT[\s\S]*GATEWAY_URL/);
    expect(() => readConfig({ VENDOR_KEYS: '{"V":{"m":"short"}}' })).toThrow();
  });
});

describe('the store', () => {
  it('lets one process in at a time', () => {
    const path = join(folder, 'vendor', 'vendor.sqlite');
    const first = openStore(path);
    expect(() => openStore(path)).toThrow(/another vendor process/);
    first.close();
    openStore(path).close();
  });
});
