import { readFileSync } from 'node:fs';
import { call, expect, follow, PASSWORD } from '../src/index.ts';
import type { From } from '../src/index.ts';
import type { Viewer } from './centre-looks.ts';
import { refused, unanswered } from './centre-states.ts';

const { routes } = JSON.parse(readFileSync(new URL('../../../dist/fleet.json', import.meta.url), 'utf8')) as {
  readonly routes: { readonly known: readonly string[]; readonly canonical: Readonly<Record<string, string>> };
};

/** Pages of a centre by what their pictures are called. */
export type Pages = Readonly<Record<string, string>>;

/** What pictures of an address are called. */
export const named = (address: string): string => address.slice(1).replace(/\W+/g, '-');
/** {@link Pages} of addresses, each called by its own. */
export const pagesAt = (addresses: readonly string[]): Pages => Object.fromEntries(addresses.map((address) => [named(address), address]));
/** Every page of a centre that has an address without a query. */
export const pagesOf = (centre: 'member' | 'agent'): Pages => pagesAt(routes.known.filter((path) => routes.canonical[path] === undefined && new RegExp(`^/${centre}(?:/|$)`).test(path)));

/** The centre that shows. */
export const centreOf = ({ page }: Viewer) => page.getByRole('dialog').first();

/** Goes to a page of the centre from another one, without what that had fetched. */
async function come(viewer: Viewer, address: string): Promise<void> {
  await follow(viewer.page, '/help');
  await expect(centreOf(viewer)).toBeHidden();
  await follow(viewer.page, address);
  await expect(centreOf(viewer).getByRole('heading', { level: 2 }).first()).toBeAttached();
}

/** Waits until nothing of the page is on its way. */
export async function settled(viewer: Viewer): Promise<void> {
  const { page, t } = viewer;
  // The page's calls begin with its script. What polls is never idle for long.
  await page.waitForTimeout(500);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await expect(centreOf(viewer).locator('[aria-busy=true]')).toHaveCount(0);
  await expect(centreOf(viewer).getByRole('status', { name: t('common', 'state.loading') })).toHaveCount(0);
  await page.waitForTimeout(300);
}

/** Opens a page of the centre, and waits until all of it is there. */
export async function open(viewer: Viewer, address: string): Promise<void> {
  await come(viewer, address);
  await settled(viewer);
}

/** Looks at pages with what the server answers. */
export async function seePages(viewer: Viewer, pages: Pages, state: string): Promise<void> {
  for (const [name, address] of Object.entries(pages)) {
    await open(viewer, address);
    await viewer.see(`${name}-${state}`);
  }
}

/** Looks at pages while the server does not answer, or refuses. */
export async function seeWithout(viewer: Viewer, pages: Pages, state: 'loading' | 'refused'): Promise<void> {
  for (const [name, address] of Object.entries(pages)) {
    await (state === 'loading' ? unanswered : refused)(viewer.page, 'all', async () => {
      await come(viewer, address);
      // The page's script, and each of its calls.
      await viewer.page.waitForTimeout(1_500);
      await viewer.see(`${name}-${state}`);
    });
  }
}

/** A session of an account of the demo beside that of the page. */
export async function sessionOf(site: string, username: string): Promise<From> {
  const from = { site, ip: '127.0.0.1' };
  const outcome = await call('loginV2', { username, password: PASSWORD, type: 'username' }, from);
  if (!('token' in outcome)) throw new Error(`${username} has a second factor.`);
  return { ...from, token: outcome.token };
}
