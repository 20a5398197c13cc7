import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { inRoot, ROOT } from '../paths.ts';
import { liesIn } from './stage.ts';
import type { Outcome, Outcomes } from './stage.ts';
import { runTool } from './tool.ts';

/** The parts of Vitest's JSON report that are counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

type TestFile = VitestReport['testResults'][number];

/** A file that failed as a whole counts as one failure. */
function countFiles(files: TestFile[]): Omit<Outcome, 'report'> {
  const statuses = files.flatMap((file) => file.assertionResults.map(({ status }) => status));
  const count = (status: string): number => statuses.filter((each) => each === status).length;
  const broken = files.filter((file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'));
  const [passed, failed] = [count('passed'), count('failed')];
  return { passed, failed: failed + broken.length, skipped: statuses.length - passed - failed };
}

/**
 * Counts a run by package. Nothing that went wrong may look like success: a package without a single test fails; an error
 * outside any test fails the first package and keeps the results of the others out of the cache.
 *
 * @param folders the packages of the run
 */
export function countVitest(folders: string[], report: VitestReport | undefined, code: number, output: string): Outcomes {
  if (report === undefined) return new Map(folders.map((folder) => [folder, { passed: 0, failed: 1, skipped: 0, report: output }]));
  const fileOf = (file: TestFile): string => relative(ROOT, file.name).split(sep).join('/');
  const outcomes: Outcomes = new Map(folders.map((folder) => {
    const counts = countFiles(report.testResults.filter((file) => liesIn(fileOf(file), folder)));
    const none = counts.passed + counts.failed + counts.skipped === 0;
    const missing = `No test was found in ${folder || 'the repository'}.\n${output}`;
    if (none) return [folder, { passed: 0, failed: 1, skipped: 0, report: missing }];
    return [folder, { ...counts, report: counts.failed > 0 ? output : '' }];
  }));
  const all = [...outcomes.values()];
  const counted = all.reduce((sum, { passed }) => sum + passed, 0);
  const unexplained = code !== 0 && all.every(({ failed }) => failed === 0);
  if (unexplained || counted !== report.numPassedTests) {
    const reason = unexplained ? output : `${report.numPassedTests} tests passed and ${counted} belong to a package of the run.\n${output}`;
    for (const [index, outcome] of all.entries()) Object.assign(outcome, { cacheable: false }, index === 0 ? { failed: outcome.failed + 1, report: reason } : {});
  }
  return outcomes;
}

/** The program of Vitest. */
export const VITEST = inRoot('node_modules/vitest/vitest.mjs');

/** Vitest's projects behind the stages that it runs. */
export const VITEST_PROJECTS: Readonly<Record<string, string>> = {
  boundaries: 'boundaries',
  browser: 'browser*',
  games: 'games',
  'gateway-pglite': 'gateway-pglite',
  'gateway-postgres': 'gateway-postgres',
  image: 'image',
  storybook: 'storybook*',
  unit: 'unit',
};

/** A run of one of Vitest's projects. */
export interface VitestRun {
  stage: string;
  /** The packages it is counted by. */
  folders: string[];
  /** Paths that choose the tests; those of the packages where there are none. */
  filters?: string[];
  workers: number;
  env: NodeJS.ProcessEnv;
}

/** Runs a stage's project of Vitest over packages, in one process. */
export async function vitest({ stage, folders, filters, workers, env }: VitestRun): Promise<Outcomes> {
  // Tasks that Turborepo was asked for by hand run at the same time, each in a process of its own.
  const file = inRoot('.cache/test-reports', `${stage}-${process.pid}.json`);
  mkdirSync(inRoot('.cache/test-reports'), { recursive: true });
  rmSync(file, { force: true });
  const paths = filters ?? folders.filter((folder) => folder !== '').map((folder) => `${folder}/`);
  const { code, output } = await runTool(
    [
      VITEST,
      'run',
      `--project=${VITEST_PROJECTS[stage] ?? stage}`,
      `--maxWorkers=${workers}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...paths,
    ],
    env,
  );
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
  rmSync(file, { force: true });
  return countVitest(folders, report, code, output);
}
