import { findPostgres } from '@livery/test-config';
import { forward } from '../forward.ts';
import { ensureFleet } from '../sites/fleet.ts';
import { inRoot } from '../paths.ts';
import { PlainError } from '../plain-error.ts';
import { ensureVendorPage } from '../sites/vendor-page.ts';
import { ensureChromium } from './chromium.ts';
import { suiteEnvironment, toolEnvironment } from './environment.ts';
import type { Stage } from './stage.ts';
import { VITEST_PROJECTS } from './vitest.ts';

/** The journeys are several stages, and one command of Playwright where a path chooses among them. */
const isE2e = ({ name }: Stage): boolean => name.startsWith('e2e-');

/**
 * The command lines, for Node, that run the tests of stages below paths.
 *
 * @param paths files and folders from the root
 * @throws PlainError for a stage that cannot run in part, and where no stage is named
 */
export function partCommands(stages: readonly Stage[], paths: readonly string[]): string[][] {
  if (stages.length === 0) throw new PlainError(`Name the stage before the path: npm test -- unit ${paths.join(' ')}`);
  const others = stages.filter((stage) => !isE2e(stage));
  const e2e = others.length < stages.length ? [[inRoot('node_modules/@playwright/test/cli.js'), 'test', '--config', inRoot('tooling/e2e/playwright.config.ts'), ...paths]] : [];
  const rest = others.map(({ name }) => {
    const project = VITEST_PROJECTS[name];
    if (project === undefined) throw new PlainError(`The stage ${name} takes no path. Those that do: ${[...Object.keys(VITEST_PROJECTS), 'e2e'].join(', ')}.`);
    return [inRoot('node_modules/vitest/vitest.mjs'), 'run', `--project=${project}`, ...paths];
  });
  return [...e2e, ...rest];
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
  const commands = partCommands(runnable, paths);
  const missing = runnable.some(({ chromium = false, name }) => chromium && name !== 'unit') ? ensureChromium() : undefined;
  if (missing !== undefined) throw new PlainError(missing);
  if (runnable.some(isE2e)) {
    ensureFleet();
    ensureVendorPage();
  }
  let worst = 0;
  for (const command of commands) {
    const code = await forward(command, { env: toolEnvironment(suiteEnvironment()) });
    worst = worst === 0 ? code : worst;
  }
  return worst;
}
