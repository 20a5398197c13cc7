import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot, ROOT } from '../paths.ts';
import { suiteEnvironment } from './environment.ts';
import { packageFolders } from './package-scripts.ts';
import { planTasks } from './turbo.ts';

// The manifests of this repository in a repository of their own, so that files may be changed.
let root: string;
const env = suiteEnvironment();
const git = (...args: string[]): void => {
  const run = spawnSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], { cwd: root, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
};
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-turbo-'));
  const manifests = packageFolders(ROOT).map((folder) => `${folder}/package.json`);
  for (const path of ['package.json', 'turbo.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '.gitignore', 'vitest.config.ts', ...manifests]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(inRoot(path), join(root, path));
  }
  for (const path of ['packages/contracts/src/index.ts', 'packages/content/src/index.ts', 'packages/content/src/a.test.ts', 'brands/one/theme.ts']) write(path, 'export {};\n');
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'a');
  hashes = hashesWith();
});
afterAll(() => rmSync(root, { recursive: true }));

const TASKS = ['lint', 'types', 'test:unit', 'test:browser', 'test:stories', 'test:gateway-pglite', 'test:e2e-pages', 'test:boundaries', 'test:brands', 'build'];

const hashesWith = (more: NodeJS.ProcessEnv = {}) => new Map(planTasks(TASKS, { ...env, ...more }, false, root).map(({ id, hash }) => [id, hash]));
/** Those after the last change: nothing changes in between. */
let hashes: ReadonlyMap<string, string>;

/** The tasks whose hash a change alters. */
function changedBy(change: () => void): Set<string> {
  const before = hashes;
  change();
  hashes = hashesWith();
  return new Set([...hashes].filter(([id, hash]) => before.get(id) !== hash).map(([id]) => id));
}

describe('inputs of turbo.json', () => {
  it('are the same for the same files', () => {
    expect(changedBy(() => undefined)).toEqual(new Set());
  });

  it('contain an untracked file of a dependency', () => {
    const changed = changedBy(() => write('packages/contracts/src/more.ts', 'export const a = 1;\n'));
    for (const id of ['@livery/contracts#lint', '@livery/content#types', '@livery/content#test:browser', '@livery/gateway#test:gateway-pglite', '@livery/e2e#test:e2e-pages', '@livery/portal#build', '//#test:boundaries']) {
      expect(changed).toContain(id);
    }
  });

  it('contain a changed file of a dependency of a dependency', () => {
    const changed = changedBy(() => appendFileSync(join(root, 'packages/contracts/src/index.ts'), 'export const b = 1;\n'));
    expect(changed).toContain('@livery/portal#test:browser');
    expect(changed).toContain('@livery/account#test:stories');
  });

  it('of a feature reach only what depends on it', () => {
    const changed = changedBy(() => appendFileSync(join(root, 'packages/content/src/index.ts'), 'export const c = 1;\n'));
    expect(changed).toContain('@livery/content#test:browser');
    expect(changed).toContain('@livery/portal#test:browser');
    for (const id of ['@livery/account#test:browser', '@livery/gateway#test:gateway-pglite', '@livery/ui-kit#lint']) expect(changed).not.toContain(id);
  });

  it('of a test reach no other package and no site', () => {
    const changed = changedBy(() => appendFileSync(join(root, 'packages/content/src/a.test.ts'), 'export const d = 1;\n'));
    expect(changed).toContain('@livery/content#lint');
    for (const id of ['@livery/portal#test:browser', '@livery/portal#build', '@livery/e2e#test:e2e-pages']) expect(changed).not.toContain(id);
  });

  it('contain the brands for the sites and for what is shown in every brand', () => {
    const changed = changedBy(() => appendFileSync(join(root, 'brands/one/theme.ts'), 'export const e = 1;\n'));
    for (const id of ['//#test:brands', '@livery/portal#build', '@livery/e2e#test:e2e-pages', '@livery/content#test:stories']) expect(changed).toContain(id);
    expect(changed).not.toContain('@livery/gateway#test:gateway-pglite');
  });

  it('contain the settings of Vitest', () => {
    const changed = changedBy(() => appendFileSync(join(root, 'vitest.config.ts'), '// a\n'));
    expect(changed).toContain('@livery/ui-kit#test:unit');
    expect(changed).not.toContain('@livery/portal#build');
  });

  it('contain what decides which tests a stage runs', () => {
    const changed = changedBy(() => write('tooling/run/src/suite/stages.ts', 'export {};\n'));
    for (const id of ['@livery/gateway#test:gateway-pglite', '@livery/ui-kit#test:browser', '@livery/content#lint']) expect(changed).toContain(id);
  });

  it('contain what is set up before tests in a browser', () => {
    const changed = changedBy(() => write('packages/testing/src/setup/without-diagnostics.ts', 'export {};\n'));
    for (const id of ['@livery/ui-kit#test:browser', '@livery/ui-kit#test:stories']) expect(changed).toContain(id);
  });

  it('contain the versions of Node, Chromium and PostgreSQL', () => {
    const [browser, database] = ['@livery/ui-kit#test:browser', '@livery/gateway#test:gateway-pglite'];
    expect(hashesWith({ LIVERY_CHROMIUM: 'another' }).get(browser)).not.toBe(hashes.get(browser));
    expect(hashesWith({ LIVERY_NODE: 'another' }).get(browser)).not.toBe(hashes.get(browser));
    expect(hashesWith({ LIVERY_POSTGRES: 'another' }).get(database)).not.toBe(hashes.get(database));
  });
});
