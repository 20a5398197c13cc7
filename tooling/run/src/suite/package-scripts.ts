import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow } from './files-below.ts';

/** Folders of packages. */
export const GROUPS = ['packages', 'apps', 'tooling'];

/** Tasks that one package has, and that no file name shows. */
const SPECIAL: Readonly<Record<string, readonly string[]>> = {
  'apps/portal': ['build'],
  'apps/demo-vendor': ['build', 'test:games'],
  'apps/gateway': ['test:gateway-pglite', 'test:gateway-postgres'],
  'tooling/certify': ['test:gateway-pglite', 'test:gateway-postgres'],
  'tooling/conform': ['test:gateway-pglite', 'test:gateway-postgres'],
  'tooling/deploy': ['test:image'],
  'tooling/release': ['test:image'],
  'tooling/e2e': ['test:e2e-pages', 'test:e2e-players'],
};

/** Packages whose tests in Node belong to a stage of their own. */
const NOT_UNIT = new Set(['apps/gateway', 'tooling/certify', 'tooling/conform', 'tooling/lint']);

const STAGE_OF: Readonly<Record<string, string>> = { 'test:stories': 'storybook' };

interface Manifest {
  scripts?: Record<string, string>;
}

/** The folders of the workspace's packages, from the root. */
export function packageFolders(root: string): string[] {
  const folders = GROUPS.flatMap((group) => (existsSync(join(root, group)) ? readdirSync(join(root, group)).map((name) => `${group}/${name}`) : []));
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** The tasks that a package takes part in, by the tests and stories it has. */
export function tasksOf(root: string, folder: string): string[] {
  const names = filesBelow(root, folder).map((file) => basename(file));
  const isBrowserTest = (name: string): boolean => /\.browser\.test\.tsx?$/.test(name);
  const has = (test: (name: string) => boolean): boolean => names.some(test);
  return [
    ...(SPECIAL[folder] ?? []),
    'lint',
    ...(has((name) => isBrowserTest(name)) ? ['test:browser'] : []),
    ...(has((name) => name.endsWith('.stories.tsx')) ? ['test:stories'] : []),
    ...(!NOT_UNIT.has(folder) && has((name) => /\.test\.tsx?$/.test(name) && !isBrowserTest(name)) ? ['test:unit'] : []),
    'types',
  ].toSorted();
}

const scriptOf = (task: string): string => `node ../../tooling/run/src/task.ts ${STAGE_OF[task] ?? task.replace(/^test:/, '')}`;

/** The scripts that a package's tasks need. */
export function taskScripts(root: string, folder: string): Record<string, string> {
  return Object.fromEntries(tasksOf(root, folder).map((task) => [task, scriptOf(task)]));
}

const isTask = (script: string): boolean => script.includes('tooling/run/src/task.ts');

/** The scripts a package has for its tasks today. */
export function presentTaskScripts(root: string, folder: string): Record<string, string> {
  const { scripts = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  return Object.fromEntries(Object.entries(scripts).filter(([, script]) => isTask(script)));
}

/** Writes the scripts of every package's tasks, and leaves its other scripts alone. */
export function updateTaskScripts(root: string): void {
  for (const folder of packageFolders(root)) {
    const file = join(root, folder, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest & Record<string, unknown>;
    const others = Object.entries(manifest.scripts ?? {}).filter(([, script]) => !isTask(script));
    const scripts = { ...Object.fromEntries(others), ...taskScripts(root, folder) };
    const entries = Object.entries(manifest).filter(([key]) => key !== 'scripts');
    const place = entries.findIndex(([key]) => key === 'dependencies' || key === 'devDependencies');
    entries.splice(place === -1 ? entries.length : place, 0, ['scripts', scripts]);
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  }
}
