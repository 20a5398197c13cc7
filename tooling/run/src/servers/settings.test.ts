import { afterEach, describe, expect, it, vi } from 'vitest';
import { inRoot } from '../paths.ts';
import { devEndpoints, readSettings } from './settings.ts';
import { welcome } from './welcome.ts';

afterEach(() => vi.unstubAllEnvs());

describe('readSettings', () => {
  it('returns 4000, 4001, 4002 and .data where nothing is set', () => {
    for (const name of ['PORT', 'VENDOR_PORT', 'PAYMENTS_PORT', 'DATA_DIR', 'DATABASE_URL']) vi.stubEnv(name, undefined);
    expect(readSettings()).toEqual({ port: 4000, vendorPort: 4001, paymentsPort: 4002, dataDir: inRoot('.data') });
  });

  it('returns what the environment sets; a folder may be absolute', () => {
    vi.stubEnv('PORT', '5000');
    vi.stubEnv('VENDOR_PORT', '5001');
    vi.stubEnv('PAYMENTS_PORT', '5002');
    vi.stubEnv('DATA_DIR', '/var/livery');
    vi.stubEnv('DATABASE_URL', 'postgres://db/livery');
    expect(readSettings()).toEqual({ port: 5000, vendorPort: 5001, paymentsPort: 5002, dataDir: '/var/livery', databaseUrl: 'postgres://db/livery' });
  });

  it.each([
    ['http', 'PORT is "http"'],
    ['70000', 'PORT is "70000"'],
    ['4001', 'both 4001'],
    ['4002', 'PAYMENTS_PORT is 4002'],
  ])('rejects PORT=%s with the reason', (port, reason) => {
    vi.stubEnv('PORT', port);
    expect(() => readSettings()).toThrow(reason);
  });
});

describe('devEndpoints', () => {
  it.each([
    [undefined, undefined, true],
    ['', 'test', true],
    ['off', undefined, false],
    ['on', 'production', true],
    [undefined, 'production', false],
  ])('DEV_ENDPOINTS=%s with NODE_ENV=%s is %s', (given, environment, expected) => {
    vi.stubEnv('DEV_ENDPOINTS', given);
    vi.stubEnv('NODE_ENV', environment);
    expect(devEndpoints()).toBe(expected);
  });

  it('rejects what is neither on nor off', () => {
    vi.stubEnv('DEV_ENDPOINTS', '1');
    expect(() => devEndpoints()).toThrow('DEV_ENDPOINTS is "1"; it must be on or off.');
  });
});

describe('welcome', () => {
  const languages = { offered: ['EN'], default: 'EN' };
  const brands = [{ id: 'one', default: true, languages }, { id: 'two', default: false, languages }];
  const settings = { port: 4100, vendorPort: 4101, paymentsPort: 4102, dataDir: '/d' };

  it("names every brand's address, and the short one for the default brand", () => {
    const text = welcome({ brands, leftOut: [] }, settings);
    expect(text).toMatch(/one +http:\/\/localhost:4100 {2}\(also http:\/\/one\.localhost:4100\)/);
    expect(text).toMatch(/two +http:\/\/two\.localhost:4100\n/);
    expect(text).toMatch(/demo vendor +http:\/\/localhost:4101/);
    expect(text).toMatch(/demo payments +http:\/\/localhost:4102/);
  });

  it('names the demo password, and the developer pages where they are served', () => {
    vi.stubEnv('DEV_ENDPOINTS', 'off');
    expect(welcome({ brands, leftOut: [] }, settings)).not.toContain('/__dev/');
    vi.stubEnv('DEV_ENDPOINTS', 'on');
    const text = welcome({ brands, leftOut: [] }, settings);
    expect(text).toContain('Livery-2026');
    expect(text).toMatch(/outbox +http:\/\/localhost:4100\/__dev\/outbox/);
    expect(text).toMatch(/merchant +http:\/\/localhost:4100\/__dev\/merchant/);
  });

  it('names the data folder, or the database without its password', () => {
    expect(welcome({ brands, leftOut: [] }, settings)).toContain('The data stays in /d;');
    const text = welcome({ brands, leftOut: [] }, { ...settings, databaseUrl: 'postgres://livery:secret@db:5432/money' });
    expect(text).toContain('The data is in PostgreSQL (db:5432/money), pictures in /d;');
    expect(text).not.toContain('secret');
  });

  it('lists brands with faults at the end', () => {
    const text = welcome({ brands, leftOut: [{ id: 'three', faults: ['theme.ts: no colour'] }] }, settings);
    expect(text).toContain('three is left out until its faults are mended');
    expect(text).toContain('  theme.ts: no colour');
  });
});
