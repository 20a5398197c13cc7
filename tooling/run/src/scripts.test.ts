import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { everything } from '@livery/test-config';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.ts';

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> };
const names = Object.keys(scripts);

/** A Node 20 of this machine: on the path, where distributions put it, or in nvm's folder. */
function findNode20(): string | undefined {
  const nvm = join(homedir(), '.nvm/versions/node');
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    ...(existsSync(nvm) ? readdirSync(nvm).map((version) => join(nvm, version, 'bin')) : []),
  ];
  const candidates = folders.map((folder) => join(folder, 'node')).filter((path) => existsSync(path));
  return candidates.find((path) => spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.startsWith('v20.'));
}

const node20 = findNode20();
const run = (node: string, name: string, ...args: string[]) =>
  spawnSync(node, [inRoot('tooling/bootstrap.mjs'), name, ...args], { cwd: inRoot('.'), encoding: 'utf8' });

describe('scripts of the root package.json', () => {
  it('all go through bootstrap.mjs, which runs on Node 20', () => {
    expect(scripts).toEqual(Object.fromEntries(names.map((name) => [name, `node tooling/bootstrap.mjs ${name}`])));
  });

  it.each(names)('%s prints its help', (name) => {
    const { status, stdout, stderr } = run(process.execPath, name, '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(name === 'changeset' ? 'changeset' : name);
  });
});

describe.skipIf(node20 === undefined)('scripts of the root package.json on Node 20 (skipped without a Node 20)', () => {
  // With `--all` each of them: all go through the same file, whose programs run on another Node.
  it.each(everything() ? names : ['start', 'test', 'build'])('%s prints its help', (name) => {
    const { status, stdout } = run(node20!, name, '--help');
    expect(status).toBe(0);
    expect(stdout).toContain(name);
  });

  it.each([['brand:check'], ['brand:explain', 'aurora', 'identity.name']])('%s runs its program', (name, ...args) => {
    expect(run(node20!, name, ...args)).toMatchObject({ status: 0, stderr: '' });
  });
});
