import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from '@livery/test-config';
import { describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

describe('npm run site-host', () => {
  it.each([
    [{}, /TRUST_PROXY is needed in production: write the addresses or ranges/],
    [{ TRUST_PROXY: 'true' }, /TRUST_PROXY may not be true in production, which would believe any visitor/],
  ])('ends with 2 in production with %j, in which visitors could state any address', (env, message) => {
    const { status, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8', timeout: 30_000, env: programEnvironment({ NODE_ENV: 'production', PLATFORM_URL: 'https://server.example', ...env }) });
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});
