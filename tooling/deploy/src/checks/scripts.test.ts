import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres, findRedis } from '@livery/test-config';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEPLOY } from '../paths.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a script of the package with the shell of the machine. */
function sh(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync('/bin/sh', [join(DEPLOY, script), ...args], { env: { PATH: process.env['PATH'] ?? '', ...env }, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

describe('with-secrets.sh', () => {
  it('starts a program with the secrets of files in its environment', () => {
    for (const [name, secret] of [['livery_secret', 'one\n'], ['livery_secrets_accepted', ''], ['livery_app_password', 'two\n']] as const) writeFileSync(join(folder, name), secret);
    const { status, output } = sh('with-secrets.sh', ['env'], { SECRETS: folder, DATABASE_HOST: 'pooler:6432', DATABASE_DIRECT_HOST: 'server:5432' });
    expect(status).toBe(0);
    expect(output.split('\n')).toEqual(
      expect.arrayContaining(['LIVERY_SECRET=one', 'LIVERY_SECRETS_ACCEPTED=', 'DATABASE_URL=postgres://livery_app:two@pooler:6432/livery', 'DATABASE_DIRECT_URL=postgres://livery_app:two@server:5432/livery']),
    );
  });

  it('names the news server and the replica where the gateway has them', () => {
    for (const [name, secret] of [['livery_secret', 'one'], ['livery_secrets_accepted', ''], ['livery_app_password', 'two'], ['livery_news_password', 'three']] as const) writeFileSync(join(folder, name), secret);
    const hosts = { SECRETS: folder, DATABASE_HOST: 'pooler:6432', DATABASE_DIRECT_HOST: 'server:5432' };
    const linesWith = (more: Readonly<Record<string, string>>): string[] => sh('with-secrets.sh', ['env'], { ...hosts, ...more }).output.split('\n').filter((line) => /^(?:NEWS_URL|DATABASE_REPLICA_URL)=/.test(line)).toSorted();
    expect(linesWith({ NEWS_HOST: 'news:6379', REPLICA_HOST: 'replica:5432' })).toEqual(['DATABASE_REPLICA_URL=postgres://livery_app:two@replica:5432/livery', 'NEWS_URL=redis://livery:three@news:6379']);
    expect(linesWith({ NEWS_HOST: '', REPLICA_HOST: '' })).toEqual([]);
  });

  it('starts nothing where a secret is missing', () => {
    expect(sh('with-secrets.sh', ['echo', 'started'], { SECRETS: folder, DATABASE_HOST: 'a', DATABASE_DIRECT_HOST: 'b' })).toMatchObject({ status: 1, output: expect.not.stringContaining('started') });
  });
});

describe('archive-log.sh', () => {
  const keep = (piece: string): number | null => {
    writeFileSync(join(folder, 'piece'), piece);
    mkdirSync(join(folder, 'archive'), { recursive: true });
    return sh('archive-log.sh', [join(folder, 'piece'), join(folder, 'archive/1')]).status;
  };

  it('keeps a piece, also where it comes again', () => {
    expect([keep('a'), keep('a')]).toEqual([0, 0]);
    expect(readdirSync(join(folder, 'archive'))).toEqual(['1']);
    expect(readFileSync(join(folder, 'archive/1'), 'utf8')).toBe('a');
  });

  it('never replaces a piece by another one', () => {
    expect([keep('a'), keep('b') === 0]).toEqual([0, false]);
    expect(readFileSync(join(folder, 'archive/1'), 'utf8')).toBe('a');
  });

  it('fails where it cannot keep a piece, so that PostgreSQL keeps it', () => {
    writeFileSync(join(folder, 'piece'), 'a');
    expect(sh('archive-log.sh', [join(folder, 'piece'), join(folder, 'gone/1')]).status).not.toBe(0);
  });
});

const redis = findRedis();

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Sends commands as they are typed, and resolves with the first line of each answer. */
async function answersOf(port: number, commands: readonly string[]): Promise<readonly string[]> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const answers: string[] = [];
  for (const command of commands) {
    socket.write(`${command}\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    answers.push(answer.toString().split(' ')[0]?.trim() ?? '');
  }
  socket.destroy();
  return answers;
}

describe.runIf(redis !== undefined)('news.sh', () => {
  it('lets one login publish on the channels of gateways, and do nothing else', async () => {
    writeFileSync(join(folder, 'livery_news_password'), 'three\n');
    symlinkSync(redis ?? '', join(folder, 'valkey-server'));
    const port = await freePort();
    const child = spawn('/bin/sh', [join(DEPLOY, 'news.sh'), '--port', String(port), '--bind', '127.0.0.1'], { env: { PATH: `${folder}:${process.env['PATH']}`, SECRETS: folder, TMPDIR: folder }, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let log = '';
    child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const ready = Promise.withResolvers<void>();
    child.stdout.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('Ready to accept connections')) ready.resolve();
    });
    const ended = once(child, 'exit').then(() => ready.reject(new Error(log)));
    try {
      await ready.promise;
      expect(await answersOf(port, ['PING', 'AUTH livery wrong', 'AUTH livery three', 'PING', 'PUBLISH livery:livery_events:A x', 'PUBLISH other x', 'SET a b', 'CONFIG GET dir'])).toEqual(['-NOAUTH', '-WRONGPASS', '+OK', '+PONG', ':0', '-NOPERM', '-NOPERM', '-NOPERM']);
    } finally {
      child.kill('SIGKILL');
      ready.promise.catch(() => undefined);
      await ended;
    }
  });
});

describe.runIf(findPostgres() !== undefined)('drop-log.sh', () => {
  const env = { PATH: [findPostgres() ?? '', process.env['PATH'] ?? ''].join(':') };
  const pieces = [1, 2, 3].map((number) => `00000001000000000000000${number}`);

  /** A copy that says it begins with a piece, beside three pieces of the log. */
  function copyOf(label: string): void {
    for (const name of ['archive', 'copy', 'base']) mkdirSync(join(folder, name));
    for (const piece of pieces) writeFileSync(join(folder, 'archive', piece), '');
    writeFileSync(join(folder, 'base/backup_label'), label);
    expect(spawnSync('tar', ['-czf', join(folder, 'copy/base.tar.gz'), '-C', join(folder, 'base'), 'backup_label']).status).toBe(0);
  }
  const drop = () => sh('drop-log.sh', [join(folder, 'copy'), join(folder, 'archive')], env);

  it('deletes the pieces that are older than the copy', () => {
    copyOf(`START WAL LOCATION: 0/2000028 (file ${pieces[1]})\nCHECKPOINT LOCATION: 0/2000060\n`);
    expect(drop()).toMatchObject({ status: 0 });
    expect(readdirSync(join(folder, 'archive'))).toEqual(pieces.slice(1));
  });

  it('deletes nothing where the copy does not say where it begins', () => {
    copyOf('nothing\n');
    expect(drop()).toMatchObject({ status: 1, output: expect.stringContaining('nothing was deleted') as string });
    expect(readdirSync(join(folder, 'archive'))).toEqual(pieces);
  });
});
