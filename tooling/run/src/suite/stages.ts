import { existsSync, readdirSync } from 'node:fs';
import { everything, findPostgres } from '@livery/test-config';
import { inRoot, PROGRAMS } from '../paths.ts';
import { playwright } from './playwright.ts';
import { divideFindings, single } from './stage.ts';
import type { Outcome, Outcomes, Stage } from './stage.ts';
import { runTool } from './tool.ts';
import { SELDOM_COLLECTED, TYPES_OF_BRANDS, typesBuilt } from './type-commands.ts';
import { vitest } from './vitest.ts';

type Env = NodeJS.ProcessEnv;

const forAll = (folders: string[], outcome: Outcome): Outcomes => new Map(folders.map((folder) => [folder, outcome]));

/** Sources that belong to no package. */
const LINTED_IN_ROOT = ['brands', 'vitest.config.ts', 'tooling/bootstrap.mjs'];
const TYPED_IN_ROOT = ['brands', 'vitest.config.ts'];

/** One finding a line. */
const PLAIN = ['--pretty', 'false'];

/** Each thread of the type-aware rules computes the types anew, which on two cores costs more than a second thread gains. */
const ONE_THREAD = { GOMAXPROCS: '1', ...SELDOM_COLLECTED };

async function lint(folders: string[], env: Env): Promise<Outcomes> {
  const paths = folders.flatMap((folder) => (folder === '' ? LINTED_IN_ROOT : [folder]));
  const { code, output } = await runTool([inRoot('node_modules/oxlint/bin/oxlint'), '--type-aware', '--format=unix', ...paths], { ...env, ...ONE_THREAD });
  return divideFindings(folders, code, output, LINTED_IN_ROOT);
}

/** The projects of the packages; for the root also the brands, data that no project refers to. */
async function types(folders: string[], env: Env): Promise<Outcomes> {
  const projects = folders.map((folder) => folder || 'tsconfig.root.json');
  const built = await runTool([...typesBuilt(projects), ...PLAIN], { ...env, ...SELDOM_COLLECTED });
  const brands = folders.includes('') ? await runTool([...TYPES_OF_BRANDS, ...PLAIN], env) : { code: 0, output: '' };
  return divideFindings(folders, built.code || brands.code, `${built.output}\n${brands.output}`, TYPED_IN_ROOT);
}

async function checkBrands(folders: string[], env: Env): Promise<Outcomes> {
  const brands = readdirSync(inRoot('brands')).filter((name) => existsSync(inRoot('brands', name, 'brand.config.ts')));
  const { code, output } = await runTool([PROGRAMS.brandBuild, 'check'], env);
  return forAll(folders, code === 0 && brands.length > 0 ? { passed: brands.length, failed: 0, skipped: 0, report: '' } : single(false, output));
}

async function build(folders: string[], env: Env): Promise<Outcomes> {
  const { code, output } = await runTool([inRoot('tooling/run/src/build.ts'), '--all'], env);
  return forAll(folders, single(code === 0, output));
}

/** The gateway on PGlite: where PostgreSQL does not test it, and with `--all`. The journeys through pages run on PGlite in any case. */
async function gatewayOnPglite(folders: string[], env: Env, workers: number): Promise<Outcomes> {
  if (everything() || findPostgres() === undefined) return vitest({ stage: 'gateway-pglite', folders, workers, env });
  return forAll(folders, { passed: 0, failed: 0, skipped: 1, report: 'Runs on PostgreSQL.' });
}

/** What an engine of production that is missing comes to: the gateway's suite then runs on PGlite as a whole, but `--all` promises both. */
export function withoutPostgres(all: boolean): Outcome {
  const report = 'PostgreSQL was not found, so the gateway was tested on PGlite alone. Install it (Debian: `apt install postgresql`) or name its folder in PG_BIN.';
  return all ? single(false, report) : { passed: 0, failed: 0, skipped: 1, report };
}

/**
 * The certification suite drives whole gateways through what their own tests show: with `--all` alone. One worker more than other stages
 * have: these tests wait for the database more than they work, and alone they would outlast all others.
 */
async function gatewayOnPostgres(folders: string[], env: Env, workers: number): Promise<Outcomes> {
  if (findPostgres() === undefined) return forAll(folders, withoutPostgres(everything()));
  const now = everything() ? folders : folders.filter((folder) => folder !== 'tooling/certify');
  const outcomes: Outcomes = now.length === 0 ? new Map() : await vitest({ stage: 'gateway-postgres', folders: now, workers: workers + 1, env });
  for (const folder of folders) if (!now.includes(folder)) outcomes.set(folder, { passed: 0, failed: 0, skipped: 1, report: 'Runs with --all.' });
  return outcomes;
}

/** A change in a package, and in what depends on it. */
const FEW_PACKAGES = 3;

/**
 * The packages whose stories run now: of few packages all. Where all packages run, none: components have tests in a browser, and
 * stories show their states once more, with `--all`.
 */
export function storiesToRun(folders: readonly string[], all: boolean): string[] {
  return all || folders.length <= FEW_PACKAGES ? [...folders] : [];
}

async function stories(folders: string[], env: Env, workers: number): Promise<Outcomes> {
  const now = storiesToRun(folders, everything());
  const outcomes: Outcomes = now.length === 0 ? new Map() : await vitest({ stage: 'storybook', folders: now, workers, env });
  for (const folder of folders) if (!now.includes(folder)) outcomes.set(folder, { passed: 0, failed: 0, skipped: 1, report: 'Stories of all packages run with --all.' });
  return outcomes;
}

/**
 * One of Playwright's two projects. Each is a stage, since journeys are all that is left to run after most changes, and one stage would keep
 * one core busy; a third would start servers and fill a database for one journey more.
 */
function journeys(project: 'pages' | 'players'): Stage {
  return {
    name: `e2e-${project}`,
    tasks: [`test:e2e-${project}`],
    after: ['build'],
    chromium: true,
    run: async (folders, env) => forAll(folders, await playwright(project, env)),
  };
}

/**
 * The stages of `npm test`, in the order that free lanes take them: first what others need, then what takes longest, so that no core
 * is idle at the end: there the gateway's two workers, and then both projects of journeys, keep two cores busy.
 *
 * @param workers how many workers one stage may use, since several stages run at the same time
 */
export function stages(workers: number): Stage[] {
  const tested = (stage: string) => (folders: string[], env: Env) => vitest({ stage, folders, workers, env });
  return [
    { name: 'brands', tasks: ['test:brands'], run: checkBrands },
    { name: 'build', tasks: ['build'], run: build },
    { name: 'gateway-postgres', tasks: ['test:gateway-postgres'], run: (folders, env) => gatewayOnPostgres(folders, env, workers) },
    // One worker draws every component, so begun later it would run alone at the end.
    { name: 'browser', tasks: ['test:browser'], chromium: true, run: tested('browser') },
    { name: 'lint', tasks: ['lint', 'lint:root'], run: lint },
    { name: 'types', tasks: ['types', 'types:root'], run: types },
    { name: 'unit', tasks: ['test:unit'], chromium: true, run: tested('unit') },
    journeys('pages'),
    journeys('players'),
    { name: 'storybook', tasks: ['test:stories'], chromium: true, run: (folders, env) => stories(folders, env, workers) },
    { name: 'games', tasks: ['test:games'], long: true, chromium: true, run: tested('games') },
    { name: 'image', tasks: ['test:image'], long: true, run: tested('image') },
    { name: 'boundaries', tasks: ['test:boundaries'], run: tested('boundaries') },
    { name: 'gateway-pglite', tasks: ['test:gateway-pglite'], run: (folders, env) => gatewayOnPglite(folders, env, workers) },
  ];
}
