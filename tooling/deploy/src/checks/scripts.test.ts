import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
