import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { packageFolders, presentTaskScripts, taskScripts, tasksOf, updateTaskScripts } from './package-scripts.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-scripts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('packages of this repository', () => {
  it.each(packageFolders(ROOT))('contain in %s a script for each task (pnpm scripts:update writes them)', (folder) => {
    expect(presentTaskScripts(ROOT, folder)).toEqual(taskScripts(ROOT, folder));
  });
});

describe('tasksOf', () => {
  it('returns a task for each kind of test that a package has', () => {
    write('packages/a/package.json', '{}');
    expect(tasksOf(root, 'packages/a')).toEqual(['lint', 'types']);
    write('packages/a/src/x.test.ts');
    expect(tasksOf(root, 'packages/a')).toEqual(['lint', 'test:unit', 'types']);
    write('packages/a/src/x.browser.test.tsx');
    write('packages/a/src/x.stories.tsx');
    expect(tasksOf(root, 'packages/a')).toEqual(['lint', 'test:browser', 'test:stories', 'test:unit', 'types']);
  });

  it('does not look into installed libraries', () => {
    write('packages/a/node_modules/b/x.test.ts');
    expect(tasksOf(root, 'packages/a')).toEqual(['lint', 'types']);
  });
});

describe('updateTaskScripts', () => {
  it('adds and removes task scripts, and keeps the others', () => {
    write('packages/a/src/x.browser.test.tsx');
    const gone = 'node ../../tooling/run/src/task.ts unit';
    write('packages/a/package.json', JSON.stringify({ name: 'a', scripts: { start: 'node main.ts', 'test:unit': gone }, dependencies: {} }));
    updateTaskScripts(root);
    const { scripts } = JSON.parse(readFileSync(join(root, 'packages/a/package.json'), 'utf8')) as { scripts: Record<string, string> };
    expect(scripts).toEqual({
      start: 'node main.ts',
      lint: 'node ../../tooling/run/src/task.ts lint',
      'test:browser': 'node ../../tooling/run/src/task.ts browser',
      types: 'node ../../tooling/run/src/task.ts types',
    });
  });
});
