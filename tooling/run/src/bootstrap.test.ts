import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inRoot } from './paths.ts';

// A repository of its own, whose pnpm and npx only record how they were called.
let root: string;
const log = (): string => (existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8') : '');

function program(name: string, body: string): string {
  const path = join(root, 'bin', name);
  writeFileSync(path, `#!/bin/sh\necho "${name} $*" >> "${root}/calls"\n${body}\n`);
  chmodSync(path, 0o755);
  return path;
}

const pnpm = (name = 'pnpm', install = ':'): string => program(name, `[ "$1" = --version ] && echo 12.21.3 && exit\n${install}`);

function run(...args: string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tooling/bootstrap.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: join(root, 'bin') },
  });
  return { status, text: stdout + stderr };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-bootstrap-'));
  for (const folder of ['bin', 'tooling/run/src', 'packages/a']) mkdirSync(join(root, folder), { recursive: true });
  cpSync(inRoot('tooling/bootstrap.mjs'), join(root, 'tooling/bootstrap.mjs'));
  cpSync(inRoot('tooling/run/bootstrap'), join(root, 'tooling/run/bootstrap'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"packageManager":"pnpm@12.21.0","type":"module"}');
  writeFileSync(join(root, 'packages/a/package.json'), '{"name":"a"}');
  writeFileSync(join(root, 'tooling/run/src/start.ts'), 'console.log(`started with ${process.argv.slice(2).join()}`); process.exitCode = 7;');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('bootstrap.mjs', () => {
  it('installs on the first start, passes the arguments on and returns the exit code', () => {
    pnpm();
    expect(run('start', '--x')).toEqual({ status: 7, text: 'Installing libraries …\nstarted with --x\n' });
    expect(log()).toBe('pnpm --version\npnpm install --frozen-lockfile\n');
  });

  it('starts without pnpm when nothing changed, and installs again when a manifest did', () => {
    pnpm();
    run('start');
    rmSync(join(root, 'calls'));
    expect(run('start').text).toBe('started with \n');
    expect(log()).toBe('');
    writeFileSync(join(root, 'packages/a/package.json'), '{"name":"a","dependencies":{"b":"1.0.0"}}');
    run('start');
    expect(log()).toBe('pnpm install --frozen-lockfile\n');
  });

  it('installs again when node_modules is gone', () => {
    pnpm();
    run('start');
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(run('start').text).toContain('Installing libraries');
  });

  it('explains a failed install and tries again the next time', () => {
    pnpm('pnpm', 'exit 1');
    expect(run('start')).toMatchObject({ status: 1, text: expect.stringContaining('pnpm could not install the libraries') as string });
    expect(run('start').text).toContain('Installing libraries');
  });

  it('fetches a missing pnpm through npx once and remembers it', () => {
    const fetched = pnpm('fetched-pnpm');
    program('npx', `echo "npm warn something"; echo '{"node":"x","version":"${process.version}","pnpm":"${fetched}"}'`);
    expect(run('start').text).toContain('Fetching pnpm 12.21.0 …');
    expect(log()).toMatch(/^npx -y -p pnpm@12\.21\.0 -c node ".*bootstrap\.mjs" --probe$/m);
    rmSync(join(root, 'calls'));
    run('start');
    expect(log()).toBe('');
  });

  it('does not use a pnpm of another major version', () => {
    program('pnpm', 'echo 9.1.0');
    program('npx', 'exit 1');
    expect(run('start')).toMatchObject({ status: 1, text: expect.stringContaining('Install Node 24') as string });
  });

  it('lists the commands when one is unknown', () => {
    expect(run('strat')).toMatchObject({ status: 1, text: expect.stringContaining('Commands: start, test, dev, build') as string });
  });

  it('uses a Node of the path when its own is too old', () => {
    // What an old Node would find: itself unfit, and a fit one on the path.
    pnpm();
    program('node', `exec "${process.execPath}" "$@"`);
    const toolchain = join(root, 'tooling/run/bootstrap/toolchain.mjs');
    writeFileSync(toolchain, readFileSync(toolchain, 'utf8').replaceAll('process.version', "'v20.0.0'"));
    expect(run('start', '--x').text).toContain('started with --x');
    expect(log()).not.toContain('npx');
  });

  it('prints the help of a command before anything is installed', () => {
    const { status, text } = run('brand:new', '--help');
    expect(status).toBe(0);
    expect(text).toContain('--merchant-code');
    expect(log()).toBe('');
  });
});
