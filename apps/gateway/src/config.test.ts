import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('returns defaults for development without any variable', () => {
    expect(readConfig({})).toMatchObject({ production: false, port: 4000, vendorOrigin: 'http://localhost:4001', databaseUrl: undefined, trustProxy: false });
    expect(readConfig({ PORT: '', VENDOR_PORT: '5001', TRUST_PROXY: '10.0.0.0/8' })).toMatchObject({
      port: 4000,
      vendorOrigin: 'http://localhost:5001',
      trustProxy: '10.0.0.0/8',
    });
    expect([readConfig({ TRUST_PROXY: '2' }).trustProxy, readConfig({ TRUST_PROXY: 'true' }).trustProxy]).toEqual([2, true]);
  });

  it('lists every fault at once, and no value', () => {
    const faults = faultsOf({
      NODE_ENV: 'production',
      PORT: '70000',
      VENDOR_PORT: 'many',
      VENDOR_ORIGIN: 'ftp://games',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      LIVERY_SECRET: 'short',
      ALLOW_PGLITE_IN_PRODUCTION: 'maybe',
      LOG_LEVEL: 'loud',
    });
    const names = faults.map((fault) => fault.split(':')[0]);
    expect(new Set(names)).toEqual(
      new Set(['ALLOW_PGLITE_IN_PRODUCTION', 'DATABASE_URL', 'LIVERY_SECRET', 'LOG_LEVEL', 'PORT', 'VENDOR_ORIGIN', 'VENDOR_PORT']),
    );
    expect(faults.join('\n')).not.toMatch(/hunter2|short/);
  });

  it('requires a secret and a database server in production, unless the embedded database is allowed', () => {
    expect(faultsOf({ NODE_ENV: 'production' }).map((fault) => fault.split(':')[0])).toEqual(['LIVERY_SECRET', 'DATABASE_URL']);
    expect(faultsOf({ NODE_ENV: 'production', PORT: 'x' }).map((fault) => fault.split(':')[0])).toEqual(['PORT', 'LIVERY_SECRET', 'DATABASE_URL']);
    expect(readConfig({ NODE_ENV: 'production', LIVERY_SECRET: 'x'.repeat(32), ALLOW_PGLITE_IN_PRODUCTION: 'true' })).toMatchObject({ production: true });
  });
});
