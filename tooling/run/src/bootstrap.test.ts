import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot } from './paths.ts';

// A repository of its own with a pnpm and an npx that only note how they were called.
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

test('the first start installs, and the command gets its arguments and gives its exit code', () => {
  pnpm();
  expect(run('start', '--x')).toEqual({ status: 7, text: 'Installing libraries …\nstarted with --x\n' });
  expect(log()).toBe('pnpm --version\npnpm install --frozen-lockfile\n');
});

test('a warm start asks nothing of pnpm; a changed manifest installs again', () => {
  pnpm();
  run('start');
  rmSync(join(root, 'calls'));
  expect(run('start').text).toBe('started with \n');
  expect(log()).toBe('');
  writeFileSync(join(root, 'packages/a/package.json'), '{"name":"a","dependencies":{"b":"1.0.0"}}');
  run('start');
  expect(log()).toBe('pnpm install --frozen-lockfile\n');
});

test('without node_modules everything is installed again', () => {
  pnpm();
  run('start');
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(run('start').text).toContain('Installing libraries');
});

test('a failed install says so plainly and is tried again the next time', () => {
  pnpm('pnpm', 'exit 1');
  expect(run('start')).toMatchObject({ status: 1, text: expect.stringContaining('pnpm could not install the libraries') as string });
  expect(run('start').text).toContain('Installing libraries');
});

test('without pnpm it comes through npx once, and is remembered', () => {
  const fetched = pnpm('fetched-pnpm');
  program('npx', `echo "npm warn something"; echo '{"node":"x","version":"${process.version}","pnpm":"${fetched}"}'`);
  expect(run('start').text).toContain('Fetching pnpm 12.21.0 …');
  expect(log()).toMatch(/^npx -y -p pnpm@12\.21\.0 -c node ".*bootstrap\.mjs" --probe$/m);
  rmSync(join(root, 'calls'));
  run('start');
  expect(log()).toBe('');
});

test('a pnpm of another major version is not used', () => {
  program('pnpm', 'echo 9.1.0');
  program('npx', 'exit 1');
  expect(run('start')).toMatchObject({ status: 1, text: expect.stringContaining('Install Node 24') as string });
});

test('an unknown command shows which there are', () => {
  expect(run('strat')).toMatchObject({ status: 1, text: expect.stringContaining('start|test|dev|build|storybook|bench') as string });
});
