import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { committedSource, uncommittedSource, untagged } from './source.ts';

const TIME = 1_790_000_000;
let root: string;
let into: string;

const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], { cwd: root, encoding: 'utf8', env: { ...process.env, GIT_COMMITTER_DATE: `${TIME} +0000` } });

beforeEach(() => {
  [root, into] = [mkdtempSync(join(tmpdir(), 'livery-source-')), mkdtempSync(join(tmpdir(), 'livery-source-'))];
  onTestFinished(() => [root, into].forEach((folder) => rmSync(folder, { recursive: true })));
  writeFileSync(join(root, 'a.txt'), 'committed');
  writeFileSync(join(root, '.gitignore'), 'ignored.txt\n');
  git('init', '--quiet');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'a');
  writeFileSync(join(root, 'ignored.txt'), 'of this machine');
});

describe('committedSource', () => {
  it('copies what is committed, and nothing that lies beside it', () => {
    const { folder, commit, time } = committedSource(into, root);
    expect([readFileSync(join(folder, 'a.txt'), 'utf8'), existsSync(join(folder, 'ignored.txt'))]).toEqual(['committed', false]);
    expect([commit, time]).toEqual([git('rev-parse', 'HEAD').trim(), TIME]);
  });

  it('refuses a working tree with changes, and names them', () => {
    writeFileSync(join(root, 'a.txt'), 'changed');
    writeFileSync(join(root, 'new.txt'), 'new');
    expect(() => committedSource(into, root)).toThrow(/^These files are not committed:\n M a\.txt\n\?\? new\.txt\n.*--uncommitted/);
  });
});

describe('uncommittedSource', () => {
  it('is the working tree, and says so in its commit', () => {
    expect(uncommittedSource(root)).toEqual({ folder: root, commit: `${git('rev-parse', 'HEAD').trim()}-uncommitted`, time: TIME });
  });
});

describe('untagged', () => {
  it('says so where the commit has no tag of its version, and nothing where it has', () => {
    writeFileSync(join(root, 'package.json'), '{\n  "version": "1.2.3"\n}\n');
    git('tag', 'v1.2.2');
    expect(untagged(root)).toBe('This commit has no tag v1.2.3: make the archive of a release from its tag (docs/releasing.md).');
    git('tag', 'v1.2.3');
    expect(untagged(root)).toBeUndefined();
  });
});
