import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('returns defaults for an empty environment', () => {
    expect(readConfig({})).toMatchObject({ port: 4001, gatewayUrl: 'http://localhost:4000', keys: undefined, production: false });
  });
  it('rejects a wrong environment with all its errors', () => {
    expect(() => readConfig({ VENDOR_PORT: 'x', GATEWAY_URL: 'ftp://x' })).toThrow(/VENDOR_PORT[\s\S]*GATEWAY_URL/);
    expect(() => readConfig({ VENDOR_KEYS: '{"V":{"m":{"id":"k","secret":"short"}}}' })).toThrow();
  });
});
