import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import type { Outcome } from './stage.ts';
import { runTool } from './tool.ts';

/** The parts of Vitest's JSON report that are counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Counts a run. A file that failed as a whole, and a run that failed with no failing test (an error outside any test),
 * count as one failure each: nothing that went wrong may look like success.
 */
export function countVitest(report: VitestReport | undefined, code: number, output: string): Outcome {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0, report: output };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  const hidden = code !== 0 && failed === 0 ? 1 : 0;
  return {
    passed: report.numPassedTests,
    failed: failed + hidden,
    skipped: report.numPendingTests + report.numTodoTests,
    report: failed + hidden > 0 ? output : '',
  };
}

/**
 * Runs some of Vitest's projects.
 *
 * @param args filters and options
 */
export async function vitest(name: string, workers: number, args: string[]): Promise<Outcome> {
  const file = inRoot('.cache/test-reports', `${name}.json`);
  rmSync(file, { force: true });
  const { code, output } = await runTool([
    inRoot('node_modules/vitest/vitest.mjs'),
    'run',
    `--maxWorkers=${workers}`,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ]);
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
  return countVitest(report, code, output);
}
