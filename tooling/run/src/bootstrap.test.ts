import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everything } from '@livery/test-config';
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

const run = (...args: string[]) => runWith({}, ...args);

function runWith(settings: Record<string, string>, ...args: string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tooling/bootstrap.mjs'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: join(root, 'bin'), ...settings },
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
  for (const name of ['start', 'lint']) writeFileSync(join(root, `tooling/run/src/${name}.ts`), 'console.log(`started with ${process.argv.slice(2).join()}`); process.exitCode = 7;');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Each case starts a process: all of them with `npm test -- --all`, every fourth before a merge. */
const some = <const Case extends readonly unknown[]>(cases: readonly Case[]): Case[] => cases.filter((_, index) => everything() || index % 4 === 0);

describe('bootstrap.mjs', () => {
  it('installs on the first start, passes the arguments on and returns the exit code', () => {
    pnpm();
    expect(run('lint', '--x')).toEqual({ status: 7, text: 'Installing libraries …\nstarted with --x\n' });
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

  it('writes the lockfile anew on lockfile:update, and has nothing to install afterwards', () => {
    pnpm();
    expect(run('lockfile:update')).toEqual({ status: 0, text: 'Installing libraries …\n' });
    expect(log()).toBe('pnpm --version\npnpm install --no-frozen-lockfile\n');
    expect(run('start').text).toBe('started with \n');
  });

  it('explains a failed install and tries again the next time', () => {
    pnpm('pnpm', 'exit 1');
    expect(run('start')).toMatchObject({ status: 1, text: expect.stringMatching(/pnpm could not install the libraries[^]*npm run lockfile:update/) as string });
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

  it('uses what an old Node fetched although a command within it ran on the fetched one', () => {
    // Both runs share the cache: the outer one, as if its Node were 20, and one that it starts on the Node it fetched.
    const fetched = pnpm('fetched-pnpm');
    program('npx', `echo '{"node":"${process.execPath}","version":"v24.21.0","pnpm":"${fetched}"}'`);
    const toolchain = join(root, 'tooling/run/bootstrap/toolchain.mjs');
    const source = readFileSync(toolchain, 'utf8');
    const runOn = (version: string): string => {
      writeFileSync(toolchain, source.replaceAll('process.version', `'${version}'`).replaceAll('process.execPath', `'/${version}/node'`));
      return run('start').text;
    };
    expect(runOn('v20.0.0')).toContain('Fetching Node 24');
    expect(runOn('v24.21.0')).not.toContain('Fetching');
    rmSync(join(root, 'calls'));
    expect(runOn('v20.0.0')).toBe('started with \n');
    expect(log()).toBe('');
  });

  it('asks again when a program was replaced in its place', () => {
    const path = pnpm();
    run('start');
    program('pnpm', 'echo 13.0.0');
    utimesSync(path, 1, 1);
    program('npx', 'exit 1');
    expect(run('start')).toMatchObject({ status: 1, text: expect.stringContaining('Fetching pnpm 12.21.0') as string });
  });

  it.each(['npm error code ENOTFOUND', 'npm error code ENOTCACHED', 'npm error network request failed, reason: connect ECONNREFUSED 127.0.0.1:9'])(
    'says that the registry was not reached, and what to do: %s',
    (message) => {
      program('npx', `echo "${message}" >&2; exit 1`);
      const { status, text } = run('start');
      expect(status).toBe(1);
      expect(text).toContain(message);
      expect(text).toMatch(/The npm registry was not reached, so pnpm@12\.21\.0 could not be fetched[^]*"npm ping"[^]*Node 24 .* and pnpm 12/);
      expect(text).not.toContain('npx brought');
    },
  );

  it('lists the commands when one is unknown', () => {
    expect(run('strat')).toMatchObject({ status: 2, text: expect.stringMatching(/^There is no command "strat"\.\n[^]*Commands: start, test, dev, build/) as string });
  });

  it.each(some([
    [['brand:new'], 'The brand is missing.', 'Usage: npm run brand:new -- <brand> [options]'],
    [['brand:new', 'reef', 'Reef'], '"Reef" is one word too many. Where npm starts the command, options follow "--".', 'Usage: npm run brand:new -- <brand> [options]'],
    [['brand:new', 'reef', '--nmae', 'Reef'], 'There is no option --nmae. There are: --name, --merchant-code, --domain, --email, --company, --currency, --schemes, --languages.', 'Usage: npm run brand:new'],
    [['brand:new', 'reef', '--name'], 'The option --name needs a value.', 'Usage: npm run brand:new'],
    [['brand:explain'], 'The brand is missing.', 'Usage: npm run brand:explain -- <brand> [<key>]'],
    [['brand:shots'], 'The brand is missing.', 'Usage: npm run brand:shots'],
    [['brand:check', '--fix'], 'There is no option --fix.', 'Usage: npm run brand:check'],
    [['generate', 'component'], 'The name is missing.', 'Usage: npm run generate'],
    [['write-types', 'now'], '"now" is one word too many.', 'Usage: npm run write-types'],
    [['exports:update', '--all'], 'There is no option --all.', 'Usage: npm run exports:update'],
    [['dev', 'lagoon'], '"lagoon" is one word too many. Where npm starts the command, options follow "--".', 'Usage: npm run dev -- [--brand <brand>]'],
    [['start', '--port', '4100'], 'There is no option --port.', 'Usage: npm start'],
    [['build', '--all=yes'], 'The option --all takes no value.', 'Usage: npm run build'],
    [['test', '--al'], 'There is no option --al. There are: --all, --force.', 'Usage: npm test'],
    [['certify', '--payment', 'demo'], 'There is no option --payment. There are: --adapter, --vendor, --faults, --transfer, --payments, --bugs, --operations, --rounds, --players, --gateways, --kills, --seed, --database, --out, --skip-wallet.', 'Usage: npm run certify'],
    [['bench', '--quik'], 'There is no option --quik. There are: --quick, --write, --reports, --members, --database.', 'Usage: npm run bench'],
  ]))('rejects %j with a sentence and the usage, before anything is installed', (words, sentence, usage) => {
    const { status, text } = run(...words);
    expect([status, text.split('\n')[1], text.split('\n')[2]?.startsWith(usage)]).toEqual([2, sentence, true]);
    expect(text).not.toContain('    at ');
    expect(log()).toBe('');
  });

  it.each(some([
    [['brand:new', 'reef'], { npm_config_name: 'Reef' }, 'npm kept --name for itself: options of the command follow "--". Write: npm run brand:new -- reef --name Reef'],
    [['brand:new', 'reef'], { npm_config_name: 'The Reef', npm_config_merchant_code: 'R01' }, 'npm kept --name, --merchant-code for itself: options of the command follow "--". Write: npm run brand:new -- reef --name "The Reef" --merchant-code R01'],
    [['brand:new', 'reef', 'reef.example'], { npm_config_domain: 'true' }, 'npm kept --domain for itself: options of the command follow "--". Write: npm run brand:new -- reef --domain reef.example'],
    [['brand:new', 'reef', 'reef.example', 'EUR'], { npm_config_domain: 'true', npm_config_currency: 'true' }, 'npm kept --domain, --currency for itself: options of the command follow "--". Write: npm run brand:new -- reef --domain <value> --currency <value>'],
    [['build'], { npm_config_all: 'true' }, 'npm kept --all for itself: options of the command follow "--". Write: npm run build -- --all'],
    [['test', 'unit'], { npm_config_force: 'true' }, 'npm kept --force for itself: options of the command follow "--". Write: npm test -- unit --force'],
  ]))('says how to write %j when npm kept its options (%j)', (args, env, sentence) => {
    const { status, text } = runWith(env, ...args);
    expect([status, text.split('\n')[1]]).toEqual([2, sentence]);
    expect(log()).toBe('');
  });

  it('runs a command whose options stand in the settings of npm, or behind "--" too', () => {
    pnpm();
    const settings = join(root, 'npmrc');
    writeFileSync(settings, 'force = true\n');
    writeFileSync(join(root, 'tooling/run/src/test.ts'), 'process.exitCode = 7;');
    expect(runWith({ npm_config_force: 'true', npm_config_userconfig: settings }, 'test').status).toBe(7);
    expect(runWith({ npm_config_force: 'true' }, 'test', '--force').status).toBe(7);
  });

  it('uses a Node of the path when its own is too old', () => {
    // What an old Node would find: itself unfit, and a fit one on the path.
    pnpm();
    program('node', `exec "${process.execPath}" "$@"`);
    const toolchain = join(root, 'tooling/run/bootstrap/toolchain.mjs');
    writeFileSync(toolchain, readFileSync(toolchain, 'utf8').replaceAll('process.version', "'v20.0.0'"));
    expect(run('lint', '--x').text).toContain('started with --x');
    expect(log()).not.toContain('npx');
  });

  it('prints the help of a command before anything is installed', () => {
    const { status, text } = run('brand:new', '--help');
    expect(status).toBe(0);
    expect(text).toContain('--merchant-code');
    expect(log()).toBe('');
  });
});
