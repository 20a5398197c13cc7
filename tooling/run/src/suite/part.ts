import { findPostgres } from '@livery/test-config';
import { forward } from '../forward.ts';
import { ensureFleet } from '../sites/fleet.ts';
import { inRoot } from '../paths.ts';
import { PlainError } from '../plain-error.ts';
import { ensureVendorPage } from '../sites/vendor-page.ts';
import { ensureChromium } from './chromium.ts';
import { suiteEnvironment, toolEnvironment } from './environment.ts';
import { liesIn } from './stage.ts';
import type { Stage } from './stage.ts';
import { testsBelow } from './tests-below.ts';
import type { TestFile } from './tests-below.ts';
import { VITEST, VITEST_PROJECTS } from './vitest.ts';

/** The journeys are several stages, and one command of Playwright where a path chooses among them. */
const E2E = 'e2e';
const nameOf = ({ name }: Stage): string => (name.startsWith(`${E2E}-`) ? E2E : name);

/** The stages that have tests below a path. */
const stagesBelow = (path: string, tests: readonly TestFile[]): string[] => [...new Set(tests.filter(({ file }) => file === path || liesIn(file, path)).map(({ stage }) => stage))].toSorted();

/** Where the tests of a path are, as a command line to write. */
function insteadOf(path: string, tests: readonly TestFile[]): string {
  const stages = stagesBelow(path, tests);
  return stages.length === 0 ? 'No stage has any there.' : `Stages that do: ${stages.join(', ')}. Write: npm test -- ${stages.join(' ')} ${path}`;
}

/** What runs the tests of one stage below paths. */
export interface PartCommand {
  readonly stage: string;
  /** A command line for Node. */
  readonly args: string[];
}

/**
 * The commands that run the tests of stages below paths.
 *
 * @param paths files and folders from the root
 * @param tests those below the paths, of every stage
 * @throws PlainError for a stage that cannot run in part or has no test below any path, a path without a test in any of the stages, and where
 *   no stage is named: nothing that was asked for is passed over
 */
export function partCommands(stages: readonly Stage[], paths: readonly string[], tests: readonly TestFile[]): PartCommand[] {
  const names = [...new Set(stages.map((stage) => nameOf(stage)))];
  const [whole] = names.filter((name) => name !== E2E && VITEST_PROJECTS[name] === undefined);
  if (whole !== undefined) throw new PlainError(`The stage ${whole} takes no path. Those that do: ${[...Object.keys(VITEST_PROJECTS), E2E].join(', ')}.`);
  for (const path of paths) {
    if (names.length === 0) throw new PlainError(`Name the stages whose tests are to run below ${path}. ${insteadOf(path, tests)}`);
    const missed = !stagesBelow(path, tests).some((stage) => names.includes(stage));
    if (missed) throw new PlainError(`${names.join(', ')}: no test below ${path}. ${insteadOf(path, tests)}`);
  }
  return names.map((name) => {
    const own = paths.filter((path) => stagesBelow(path, tests).includes(name));
    if (own.length === 0) throw new PlainError(`The stage ${name} has no test below ${paths.join(', ')}. Leave it out.`);
    const args =
      name === E2E
        ? [inRoot('node_modules/@playwright/test/cli.js'), 'test', '--config', inRoot('tooling/e2e/playwright.config.ts'), ...own]
        : [VITEST, 'run', `--project=${VITEST_PROJECTS[name] ?? name}`, ...own];
    return { stage: name, args };
  });
}

/** How each of several stages ended, for the last lines: the report of one that failed stands above those of the stages after it. */
export function endings(codes: ReadonlyMap<string, number>): string {
  return codes.size < 2 ? '' : `\n${[...codes].map(([stage, code]) => (code === 0 ? `✓ ${stage}` : `✗ ${stage}, whose report is above`)).join('\n')}\n`;
}

/**
 * Runs the tests of stages below paths on this terminal. Turborepo has no part in it: a part says nothing about a whole
 * package, so no result is kept and none is taken from the cache.
 *
 * @returns the exit code: that of the first run that failed
 * @throws PlainError as {@link partCommands}
 */
export async function runPart(stages: readonly Stage[], paths: readonly string[]): Promise<number> {
  const runnable = stages.filter(({ name }) => name !== 'gateway-postgres' || findPostgres() !== undefined);
  if (runnable.length < stages.length) process.stdout.write('PostgreSQL was not found, so the stage gateway-postgres is left out.\n');
  const commands = partCommands(runnable, paths, testsBelow(paths));
  const missing = runnable.some(({ chromium = false, name }) => chromium && name !== 'unit') ? ensureChromium() : undefined;
  if (missing !== undefined) throw new PlainError(missing);
  if (runnable.some((stage) => nameOf(stage) === E2E)) {
    ensureFleet();
    ensureVendorPage();
  }
  const codes = new Map<string, number>();
  for (const { stage, args } of commands) codes.set(stage, await forward(args, { env: toolEnvironment(suiteEnvironment()) }));
  process.stdout.write(endings(codes));
  return [...codes.values()].find((code) => code !== 0) ?? 0;
}
