import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { claimPort, freePort } from './ports.ts';
import { startService } from './service.ts';
import type { Service } from './service.ts';
import { supervise } from './supervise.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-service-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function serve(name: string, more = ''): Promise<Service> {
  const port = await freePort();
  const script = join(folder, `${name}.mjs`);
  writeFileSync(
    script,
    `import { createServer } from 'node:http';
    createServer((_, response) => response.end('ok')).listen(${port}, 'localhost');
    process.on('SIGTERM', () => { console.log('${name} stopped'); process.exit(0); });
    ${more}`,
  );
  return startService({ name, script, env: {}, log: join(folder, `${name}.log`), healthUrl: `http://localhost:${port}/` });
}

describe('startService', () => {
  it('is ready when the server answers, and stops it once', async () => {
    const service = await serve('polite');
    await service.ready();
    await service.stop();
    expect(await service.ended).toEqual({ code: 0, signal: null, lastLines: 'polite stopped' });
    expect(readFileSync(service.log, 'utf8')).toBe('polite stopped\n');
    await service.stop();
  });

  it('kills a server that does not stop within the time it was given', async () => {
    const service = await serve('stubborn', "process.removeAllListeners('SIGTERM'); process.on('SIGTERM', () => {});");
    await service.ready();
    await service.stop(50);
    expect((await service.ended).signal).toBe('SIGKILL');
  });

  it('kills a server without warning on request', async () => {
    const service = await serve('killed');
    await service.ready();
    await service.kill();
    expect(await service.ended).toMatchObject({ signal: 'SIGKILL', lastLines: '' });
  });

  it('stops the server when the process that started it is killed', async () => {
    const port = await freePort();
    const server = join(folder, 'left.mjs');
    writeFileSync(
      server,
      `import { createServer } from 'node:http';
      createServer((_, response) => response.end('ok')).listen(${port}, 'localhost');
      process.on('SIGTERM', () => process.exit(0));`,
    );
    const starter = join(folder, 'starter.mjs');
    const options = { name: 'left', script: server, env: {}, log: join(folder, 'left.log'), healthUrl: `http://localhost:${port}/` };
    writeFileSync(
      starter,
      `import { startService } from ${JSON.stringify(new URL('service.ts', import.meta.url).href)};
      await startService(${JSON.stringify(options)}).ready();
      process.kill(process.pid, 'SIGKILL');`,
    );
    const started = spawn(process.execPath, [starter], { stdio: 'ignore' });
    const [, signal] = (await once(started, 'exit')) as [number | null, string | null];
    expect(signal).toBe('SIGKILL');
    await expect.poll(() => fetch(options.healthUrl).then(() => 'answers', () => 'gone'), { timeout: 5_000 }).toBe('gone');
  });
});

describe('supervise', () => {
  it('stops the other servers when one dies, and reports its last lines', async () => {
    const healthy = await serve('healthy');
    // A server that has not started yet writes no last line.
    await healthy.ready();
    const doomed = await serve('doomed', "setTimeout(() => { console.error('no such table: wallet'); process.exit(3); }, 50);");
    const run = supervise([healthy, doomed], () => {});
    await expect(run).rejects.toThrow(/doomed ended with exit code 3[\s\S]*no such table: wallet[\s\S]*doomed\.log/);
    expect(await healthy.ended).toMatchObject({ code: 0, lastLines: 'healthy stopped' });
  });
});

describe('claimPort', () => {
  it('rejects a port that is taken and names one that is free', async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const refusal: unknown = await claimPort(port, 'VENDOR_PORT', 'demo vendor').catch((error: unknown) => error);
    const other = Number(/VENDOR_PORT=(\d+) npm start/.exec(String(refusal))?.[1]);
    await expect(claimPort(other, 'VENDOR_PORT', 'demo vendor')).resolves.toBeUndefined();
    server.close();
    await once(server, 'close');
    await expect(claimPort(port, 'VENDOR_PORT', 'demo vendor')).resolves.toBeUndefined();
  });
});
