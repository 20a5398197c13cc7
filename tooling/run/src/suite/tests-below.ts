import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../paths.ts';
import { PlainError } from '../plain-error.ts';
import { suiteEnvironment, toolEnvironment } from './environment.ts';
import { filesBelow } from './files-below.ts';
import { liesIn } from './stage.ts';
import { VITEST, VITEST_PROJECTS } from './vitest.ts';

/** A file of tests and the stage that runs it; the journeys are one, `e2e`. */
export interface TestFile {
  readonly file: string;
  readonly stage: string;
}

const JOURNEYS = 'tooling/e2e/journeys/';
const STORIES = 'storybook';

/** Vitest's stages but the stories, whose plugins take seconds to load. */
const listed = Object.entries(VITEST_PROJECTS).filter(([stage]) => stage !== STORIES);
const stageOfProject = (project: string): string | undefined => listed.find(([, pattern]) => project === pattern || (pattern.endsWith('*') && project.startsWith(pattern.slice(0, -1))))?.[0];

/** What Vitest would run below paths: vitest.config.ts alone says which file is in which stage. */
function listTests(paths: readonly string[]): TestFile[] {
  const projects = listed.map(([, pattern]) => `--project=${pattern}`);
  const run = spawnSync(process.execPath, [VITEST, 'list', '--filesOnly', '--json', ...projects, ...paths], { cwd: ROOT, encoding: 'utf8', env: toolEnvironment(suiteEnvironment()) });
  if (run.status !== 0) throw new PlainError(`Vitest could not list the tests.\n${run.stderr}${run.stdout}`);
  const found = run.stdout.trim() === '' ? [] : (JSON.parse(run.stdout.slice(run.stdout.indexOf('['))) as { file: string; projectName: string }[]);
  return found.flatMap(({ file, projectName }) => {
    const stage = stageOfProject(projectName);
    return stage === undefined ? [] : [{ file: relative(ROOT, file).split(sep).join('/'), stage }];
  });
}

/** The tests below files and folders of the repository, each as often as stages run it. */
export function testsBelow(paths: readonly string[]): TestFile[] {
  const isBelow = (file: string): boolean => paths.some((path) => liesIn(file, path) || file === path);
  const files = paths.filter((path) => existsSync(join(ROOT, path))).flatMap((path) => filesBelow(ROOT, path));
  return [
    // Vitest takes a path for a part of other paths too.
    ...listTests(paths).filter(({ file }) => isBelow(file)),
    ...files.filter((file) => file.endsWith('.stories.tsx')).map((file) => ({ file, stage: STORIES })),
    ...files.filter((file) => file.startsWith(JOURNEYS) && file.endsWith('.spec.ts')).map((file) => ({ file, stage: 'e2e' })),
  ];
}
