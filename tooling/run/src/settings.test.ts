import { afterEach, expect, test, vi } from 'vitest';
import { inRoot } from './paths.ts';
import { readSettings } from './settings.ts';
import { welcome } from './welcome.ts';

afterEach(() => vi.unstubAllEnvs());

test('without any setting: 4000, 4001 and .data', () => {
  for (const name of ['PORT', 'VENDOR_PORT', 'DATA_DIR']) vi.stubEnv(name, undefined);
  expect(readSettings()).toEqual({ port: 4000, vendorPort: 4001, dataDir: inRoot('.data') });
});

test('settings win, and a folder may be absolute', () => {
  vi.stubEnv('PORT', '5000');
  vi.stubEnv('VENDOR_PORT', '5001');
  vi.stubEnv('DATA_DIR', '/var/livery');
  expect(readSettings()).toEqual({ port: 5000, vendorPort: 5001, dataDir: '/var/livery' });
});

test.each([
  ['http', 'PORT is "http"'],
  ['70000', 'PORT is "70000"'],
  ['4001', 'both 4001'],
])('PORT=%s is refused with its reason', (port, reason) => {
  vi.stubEnv('PORT', port);
  expect(() => readSettings()).toThrow(reason);
});

test('the welcome gives every brand its address, the default one also the short one', () => {
  const text = welcome({ brands: [{ id: 'one', default: true }, { id: 'two', default: false }], leftOut: [] }, { port: 4100, vendorPort: 4101, dataDir: '/d' });
  expect(text).toMatch(/one +http:\/\/localhost:4100 {2}\(also http:\/\/one\.localhost:4100\)/);
  expect(text).toMatch(/two +http:\/\/two\.localhost:4100\n/);
  expect(text).toMatch(/demo vendor +http:\/\/localhost:4101/);
  expect(text).toContain('Livery-2026');
});

test('welcome names each brand that is left out, with its faults', () => {
  const text = welcome({ brands: [{ id: 'one', default: true }], leftOut: [{ id: 'two', faults: ['two/theme.ts: found no file'] }] }, { port: 4100, vendorPort: 4101, dataDir: '/d' });
  expect(text).toContain('two is left out until its faults are mended (pnpm brand:check two):\n  two/theme.ts: found no file\n');
});
