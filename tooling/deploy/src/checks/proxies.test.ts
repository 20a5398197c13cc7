import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { findCaddy, findPgbouncer } from '@livery/test-config';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEPLOY } from '../paths.ts';

let folder: string;
beforeEach(() => {
  // PgBouncer's account may be another, which does not get into the suite's own temporary folder.
  folder = mkdtempSync('/tmp/livery-proxies-');
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const caddy = findCaddy();

/** What Caddy says about a configuration. */
function validate(text: string, env: Readonly<Record<string, string>> = {}): { readonly valid: boolean; readonly said: string } {
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, text);
  const { status, stderr } = spawnSync(caddy ?? '', ['validate', '--adapter', 'caddyfile', '--config', file], { env: { HOME: folder, ...env }, encoding: 'utf8' });
  return { valid: status === 0, said: stderr };
}

describe.runIf(caddy !== undefined)('Caddyfile', () => {
  const text = readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8');

  it('is valid without sites, and with several', () => {
    expect(validate(text)).toMatchObject({ valid: true });
    expect(validate(text, { SITES: 'www.reef.example, www.atoll.example' })).toMatchObject({ valid: true });
  });

  it('is rejected with a setting that Caddy does not have', () => {
    expect(validate(text.replace('lb_policy', 'lb_polite'))).toMatchObject({ valid: false, said: expect.stringContaining('lb_polite') });
  });
});

const pgbouncer = findPgbouncer();
/** From this version on PgBouncer keeps prepared statements, and knows the setting. */
const PREPARED = [1, 21] as const;

function knowsPrepared(program: string): boolean {
  const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(major) > PREPARED[0] || (Number(major) === PREPARED[0] && Number(minor) >= PREPARED[1]);
}

/** Starts PgBouncer on a port of its choice and ends it once it serves; returns its log. */
async function readBy(program: string, text: string): Promise<string> {
  const file = join(folder, 'pgbouncer.ini');
  const known = knowsPrepared(program) ? text : text.replace(/^max_prepared_statements.*$/m, '');
  writeFileSync(join(folder, 'userlist.txt'), '"livery_app" "a"\n');
  // On its socket alone: other servers of this machine may hold the port.
  writeFileSync(file, `${known.replace('/tmp/userlist.txt', join(folder, 'userlist.txt')).replace(/^listen_addr.*$/m, 'listen_addr =')}\nunix_socket_dir = ${folder}\n`);
  chmodSync(folder, 0o777);
  const child = spawn(program, [...(userInfo().uid === 0 ? ['-u', 'postgres'] : []), file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('process up')) child.kill('SIGINT');
    });
  }
  await once(child, 'close');
  return log;
}

describe.runIf(pgbouncer !== undefined)('pgbouncer.ini', () => {
  const text = readFileSync(join(DEPLOY, 'pgbouncer.ini'), 'utf8');

  it('is read by PgBouncer without a complaint', async () => {
    const log = await readBy(pgbouncer ?? '', text);
    expect(log).toContain('process up');
    expect(log).not.toMatch(/ERROR|WARNING|FATAL/);
  });

  it('is rejected with a setting that PgBouncer does not have', async () => {
    expect(await readBy(pgbouncer ?? '', text.replace('pool_mode', 'pool_model'))).toMatch(/ERROR|FATAL/);
  });
});
