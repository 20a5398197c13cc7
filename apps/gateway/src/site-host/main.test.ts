import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from '@livery/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../test-support/free-port.ts';
import { writeDist } from '../../test-support/gateway.ts';
import { testFleet } from '../../test-support/test-fleet.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
const PLATFORM_URL = 'https://server.example';
let dist: string;
beforeAll(() => {
  dist = writeDist(testFleet);
  writeFileSync(join(dist, 'fleet.json'), JSON.stringify(testFleet));
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

describe('npm run site-host', () => {
  it.each([
    [{}, /TRUST_PROXY: needed in production: the addresses or ranges/],
    [{ TRUST_PROXY: '' }, /TRUST_PROXY: needed in production: the addresses or ranges/],
    [{ TRUST_PROXY: 'true' }, /TRUST_PROXY: true would believe any visitor/],
    [{ TRUST_PROXY: '2' }, /TRUST_PROXY: a number of hops is not supported/],
  ])('ends with 2 in production with %j, in which visitors could state any address', (env, message) => {
    const { status, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8', timeout: 30_000, env: programEnvironment({ NODE_ENV: 'production', PLATFORM_URL, ...env }) });
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  it('serves with blank variables as without them', async () => {
    const port = await freePort();
    const host = spawn(process.execPath, [program], { env: programEnvironment({ PLATFORM_URL, DIST_DIR: dist, PORT: String(port), HOST: '', TRUST_PROXY: ' ', DRAIN_MS: '', IMAGE_ORIGINS: '', FRAME_ORIGINS: '', NODE_ENV: '' }) });
    let [said, faults] = ['', ''];
    host.stderr.on('data', (part: Buffer) => (faults += part.toString()));
    const ended = once(host, 'close');
    const serves = new Promise<void>((resolve) => void host.stdout.on('data', (part: Buffer) => void ((said += part.toString()).includes('The sites are served') && resolve())));
    await Promise.race([serves, ended]);
    expect([faults, (await fetch(`http://localhost:${port}/readyz`)).status]).toEqual(['', 200]);
    host.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
