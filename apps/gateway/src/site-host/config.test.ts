import { describe, expect, it } from 'vitest';
import { ROOT } from '../environment.ts';
import { readSiteHostConfig } from './config.ts';

const PLATFORM_URL = 'https://server.example/api';

describe('readSiteHostConfig', () => {
  it('returns the defaults for variables that are missing or blank', () => {
    const defaults = { production: false, host: 'localhost', port: 4000, distDir: `${ROOT}dist`, imageOrigins: [], frameOrigins: [], trustProxy: false, requestsPerMinute: 3_000, drainMs: 0 };
    expect(readSiteHostConfig({ PLATFORM_URL })).toMatchObject(defaults);
    expect(readSiteHostConfig({ PLATFORM_URL, NODE_ENV: '', HOST: '', PORT: '', DIST_DIR: ' ', IMAGE_ORIGINS: '', FRAME_ORIGINS: ' ', TRUST_PROXY: '', REQUESTS_PER_MINUTE: '', DRAIN_MS: '' })).toMatchObject(defaults);
    expect(readSiteHostConfig({ PLATFORM_URL, NODE_ENV: 'production', TRUST_PROXY: 'false', HOST: '', DRAIN_MS: '' })).toMatchObject({ production: true, host: '0.0.0.0', drainMs: 5_000 });
  });

  it('returns what is stated', () => {
    expect(readSiteHostConfig({ PLATFORM_URL, PORT: '8080', IMAGE_ORIGINS: 'https://a.example, http://b.example:81', TRUST_PROXY: '10.0.0.0/8, loopback', REQUESTS_PER_MINUTE: '60', DRAIN_MS: '700' })).toMatchObject({
      platform: new URL(PLATFORM_URL), port: 8080, imageOrigins: ['https://a.example', 'http://b.example:81'], trustProxy: '10.0.0.0/8,loopback', requestsPerMinute: 60, drainMs: 700,
    });
  });

  it('throws every fault at once', () => {
    expect(() => readSiteHostConfig({ PORT: 'abc', DRAIN_MS: '-1', TRUST_PROXY: 'everyone', NODE_ENV: 'production', FRAME_ORIGINS: 'games' })).toThrow(
      /^The environment has 5 faults:\n {2}PORT: a port number\n {2}FRAME_ORIGINS: origins such as .*\n {2}TRUST_PROXY: true, false, or .*\n {2}DRAIN_MS: at least 0\n {2}PLATFORM_URL: needed/,
    );
  });

  it.each([[undefined], [' '], ['server.example'], ['ftp://server.example'], ['https://me@server.example'], ['https://server.example/?a=1'], ['https://server.example/#a']])('throws where the address of the platform is %j', (url) => {
    expect(() => readSiteHostConfig({ PLATFORM_URL: url })).toThrow(/PLATFORM_URL: /);
  });
});
