import { existsSync, readdirSync } from 'node:fs';
import { everything, findPostgres } from '@livery/test-config';
import { inRoot, PROGRAMS } from '../paths.ts';
import { ensureChromium } from './chromium.ts';
import { playwright } from './playwright.ts';
import { single } from './stage.ts';
import type { Outcome, Stage } from './stage.ts';
import { runTool } from './tool.ts';
import { vitest } from './vitest.ts';

async function tool(args: string[]): Promise<Outcome> {
  const { code, output } = await runTool(args);
  return single(code === 0, output);
}

async function inChromium(run: () => Promise<Outcome>): Promise<Outcome> {
  const missing = ensureChromium();
  return missing === undefined ? run() : single(false, missing);
}

async function checkBrands(): Promise<Outcome> {
  const brands = readdirSync(inRoot('brands')).filter((name) => existsSync(inRoot('brands', name, 'brand.config.ts')));
  const { code, output } = await runTool([PROGRAMS.brandBuild, 'check']);
  if (code === 0) return { passed: brands.length, failed: 0, skipped: 0, report: '' };
  return { passed: 0, failed: 1, skipped: 0, report: output };
}

/** The workspace's projects, then the brands: data that no project refers to. */
async function types(): Promise<Outcome> {
  const tsc = inRoot('node_modules/typescript/bin/tsc');
  const workspace = await tool([tsc, '-b']);
  return workspace.failed > 0 ? workspace : tool([tsc, '-p', inRoot('brands')]);
}

/** What of the gateway an engine can make a difference to: SQL, money, migrations, and that it starts. */
const ENGINE_BOUND = ['src/platform', 'src/modules/wallet', 'src/modules/vendor', 'src/modules/transfer-wallet', 'src/seed'];

/** The gateway on PGlite: the parts that an engine can make a difference to, or the whole where PostgreSQL does not test it. */
function gatewayOnPglite(workers: number): Promise<Outcome> {
  const parts = !everything() && findPostgres() !== undefined ? ENGINE_BOUND.map((path) => `apps/gateway/${path}`) : [];
  return vitest('gateway-pglite', workers, ['--project', 'gateway-pglite', ...parts]);
}

function gatewayOnPostgres(workers: number): Promise<Outcome> {
  if (findPostgres() !== undefined) return vitest('gateway-postgres', workers, ['--project', 'gateway-postgres']);
  const note = 'PostgreSQL was not found, so the gateway was tested on PGlite alone. Install it (Debian: `apt install postgresql`) or name its folder in PG_BIN.';
  return Promise.resolve({ passed: 0, failed: 0, skipped: 1, report: note });
}

/**
 * The stages of `npm test`: quick ones first, since they tell most things soonest; then those that take longest, the
 * journeys before all others; and last the middling ones, which fill whichever lane is free.
 *
 * @param workers how many workers one stage may use, since several stages run side by side
 */
export function stages(workers: number): Stage[] {
  let building: Promise<Outcome> | undefined;
  const build = (): Promise<Outcome> => (building ??= tool([inRoot('tooling/run/src/build.ts'), '--all']));
  return [
    { name: 'lint', run: () => tool([inRoot('node_modules/oxlint/bin/oxlint'), '--type-aware']) },
    { name: 'brands', run: checkBrands },
    { name: 'build', after: ['brands'], run: build },
    { name: 'types', run: types },
    {
      name: 'e2e',
      after: ['build'],
      run: async () => {
        const built = await build();
        if (built.failed > 0) return single(false, `The sites were not built, so there is nothing to travel through.\n${built.report}`);
        return inChromium(playwright);
      },
    },
    { name: 'boundaries', run: () => vitest('boundaries', workers, ['--project', 'boundaries']) },
    { name: 'storybook', run: () => inChromium(() => vitest('storybook', workers, ['--project', 'storybook*'])) },
    { name: 'browser', run: () => inChromium(() => vitest('browser', workers, ['--project', 'browser*'])) },
    { name: 'gateway-postgres', run: () => gatewayOnPostgres(workers) },
    { name: 'games', long: true, run: () => inChromium(() => vitest('games', workers, ['--project', 'games'])) },
    { name: 'unit', run: () => vitest('unit', workers, ['--project', 'unit']) },
    { name: 'gateway-pglite', run: () => gatewayOnPglite(workers) },
  ];
}
