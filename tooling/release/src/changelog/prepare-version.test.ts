import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from '@livery/run';
import { readChangesets } from './changesets.ts';
import { prepareVersion } from './prepare-version.ts';
import { outOfLine, raised, setVersion, versionOf } from './versions.ts';

let root: string;
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const change = (name: string, packages: string, level: string, words: string): void => write(`.changeset/${name}.md`, `---\n${packages.split(' ').map((each) => `'@livery/${each}': ${level}`).join('\n')}\n---\n\n${words}\n`);
const git = (...args: readonly string[]): string => execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], { cwd: root, encoding: 'utf8' });

/** What `changeset version` does to a repository of one version. */
function raise(): void {
  const pending = readChangesets(root);
  for (const { file } of pending) rmSync(file);
  setVersion(root, raised(versionOf(root), pending.some(({ level }) => level === 'minor') ? 'minor' : 'patch'));
}
const prepare = (summary?: string) => prepareVersion({ root, date: '2026-11-30', summary, raise });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-version-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write('package.json', '{\n  "name": "livery",\n  "version": "0.0.0"\n}\n');
  for (const folder of ['packages/ui-kit', 'apps/gateway', 'tooling/lint']) write(`${folder}/package.json`, '{\n  "name": "x",\n  "version": "0.0.0",\n  "dependencies": { "y": "1.0.0" }\n}\n');
  write('.changeset/README.md', '# Changesets\n');
  git('init', '--quiet');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'a');
});

describe('prepareVersion', () => {
  it('makes one version of all packages and a changelog by area', () => {
    change('wallet', 'gateway member-centre', 'minor', 'A wallet shows\nits limits.');
    change('button', 'ui-kit', 'patch', 'A button keeps its width.');
    change('rules', 'lint', 'patch', 'A rule says where.');
    expect(prepare('The first release.')).toEqual({ version: '0.1.0', changes: 3 });
    expect([versionOf(root), outOfLine(root)]).toEqual(['0.1.0', []]);
    expect(read('packages/ui-kit/package.json')).toBe('{\n  "name": "x",\n  "version": "0.1.0",\n  "dependencies": { "y": "1.0.0" }\n}\n');
    expect(read('CHANGELOG.md').split('\n').slice(5)).toEqual([
      '## 0.1.0 (2026-11-30)', '',
      'The first release.', '',
      '### Member centre', '', '**New and changed**', '', '- A wallet shows its limits.', '',
      '### Components, languages and brands', '', '**Mended**', '', '- A button keeps its width.', '',
      '### For engineers', '', '**Mended**', '', '- A rule says where.', '',
    ]);
  });

  it('takes later changes into a version that is not tagged yet', () => {
    change('wallet', 'member-centre', 'minor', 'A wallet.');
    prepare('About wallets.');
    change('inbox', 'member-centre', 'minor', 'An inbox.');
    write('tooling/fresh/package.json', '{\n  "version": "0.0.0"\n}\n');
    expect(prepare()).toEqual({ version: '0.1.0', changes: 1 });
    expect(existsSync(join(root, '.changeset/inbox.md'))).toBe(false);
    expect(outOfLine(root)).toEqual([]);
    expect(read('CHANGELOG.md')).toMatch(/About wallets\.[^]*- A wallet\.\n- An inbox\.\n$/);
    expect(read('CHANGELOG.md').match(/^## /gm)).toHaveLength(1);
  });

  it('returns the summary whose place another one takes', () => {
    change('wallet', 'member-centre', 'minor', 'A wallet.');
    prepare('About wallets.');
    change('inbox', 'member-centre', 'minor', 'An inbox.');
    expect(prepare('About wallets.')).toEqual({ version: '0.1.0', changes: 1 });
    change('list', 'member-centre', 'minor', 'A list.');
    expect(prepare('About lists.')).toEqual({ version: '0.1.0', changes: 1, replaced: 'About wallets.' });
    expect(read('CHANGELOG.md')).toMatch(/About lists\.[^]*- A wallet\.\n- An inbox\.\n- A list\.\n$/);
  });

  it('takes another summary into a version that is not tagged yet where no change is pending', () => {
    change('wallet', 'member-centre', 'minor', 'A wallet.');
    prepare('About wallets.');
    expect(prepare('About money.')).toEqual({ version: '0.1.0', changes: 0, replaced: 'About wallets.' });
    expect(read('CHANGELOG.md')).toMatch(/About money\.[^]*- A wallet\.\n$/);
  });

  it('raises a version that is not tagged yet where a change asks for more', () => {
    change('fix', 'ui-kit', 'patch', 'A fix.');
    expect(prepare().version).toBe('0.0.1');
    change('wallet', 'member-centre', 'minor', 'A wallet.');
    expect(prepare().version).toBe('0.1.0');
    expect(read('CHANGELOG.md')).toMatch(/## 0\.1\.0[^]*- A wallet\.[^]*- A fix\./);
    expect(read('CHANGELOG.md')).not.toContain('0.0.1');
  });

  it('begins the next version after a tag, above the earlier ones', () => {
    change('wallet', 'member-centre', 'minor', 'A wallet.');
    prepare();
    git('add', '-A');
    git('commit', '--quiet', '-m', 'b');
    git('tag', 'v0.1.0');
    change('fix', 'ui-kit', 'patch', 'A fix.');
    expect(prepare().version).toBe('0.1.1');
    expect(read('CHANGELOG.md')).toMatch(/## 0\.1\.1[^]*- A fix\.[^]*## 0\.1\.0[^]*- A wallet\./);
  });

  it('changes nothing where the changelog was changed by hand in a way that it cannot add to, or the date is none', () => {
    change('wallet', 'member-centre', 'minor', 'A wallet.');
    prepare();
    write('CHANGELOG.md', read('CHANGELOG.md').replace('- A wallet.', '- A wallet\n  with limits.'));
    change('inbox', 'member-centre', 'minor', 'An inbox.');
    const before = [versionOf(root), read('CHANGELOG.md')];
    expect(() => prepare()).toThrow(/CHANGELOG\.md, 0\.1\.0, Member centre: .* each on a line of its own/);
    expect(() => prepareVersion({ root, date: '30.11.2026', raise })).toThrow('30.11.2026 is no day');
    expect([versionOf(root), read('CHANGELOG.md'), existsSync(join(root, '.changeset/inbox.md'))]).toEqual([...before, true]);
  });

  it('loses no change and tells none twice where raising fails and it runs again', () => {
    change('wallet', 'member-centre', 'minor', 'A wallet.');
    const fail = (): never => {
      throw new Error('killed');
    };
    expect(() => prepareVersion({ root, date: '2026-11-30', raise: fail })).toThrow('killed');
    expect([versionOf(root), existsSync(join(root, '.changeset/wallet.md'))]).toEqual(['0.0.0', true]);
    expect(prepare()).toEqual({ version: '0.1.0', changes: 1 });
    expect(read('CHANGELOG.md').match(/^## .*|- A wallet\./gm)).toEqual(['## 0.1.0 (2026-11-30)', '- A wallet.']);
  });

  it('refuses where nothing is pending', () => {
    expect(() => prepare()).toThrow('Nothing is pending: .changeset has no changes since 0.0.0.');
  });
});

describe('version of this repository', () => {
  it('is the same in every package.json; `npm run release:version` and `npm run generate` write it', () => {
    expect(outOfLine(ROOT)).toEqual([]);
  });
});
