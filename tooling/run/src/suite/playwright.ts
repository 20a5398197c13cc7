import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import type { Outcome } from './stage.ts';
import { runTool } from './tool.ts';

/** The parts of Playwright's JSON report that are counted. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/**
 * Counts a run. A test that passed on a second try only is a failure, and so are an error outside any test, an exit code
 * that no failed test explains, and a run without a single test.
 */
export function countPlaywright(report: PlaywrightReport | undefined, code: number, output: string): Outcome {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0, report: output };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  const hidden = failed === 0 && (code !== 0 || expected + skipped === 0) ? 1 : 0;
  return { passed: expected, failed: failed + hidden, skipped, report: failed + hidden > 0 ? output : '' };
}

/** Runs one of the projects that tooling/e2e/playwright.config.ts divides the journeys into. */
export async function playwright(project: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const file = inRoot(`.cache/test-reports/e2e-${project}.json`);
  mkdirSync(inRoot('.cache/test-reports'), { recursive: true });
  rmSync(file, { force: true });
  const { code, output } = await runTool(
    [inRoot('node_modules/@playwright/test/cli.js'), 'test', '--config', inRoot('tooling/e2e/playwright.config.ts'), '--reporter=list,json', `--project=${project}`],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  );
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport) : undefined;
  return countPlaywright(report, code, output);
}
