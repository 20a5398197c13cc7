import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, ownLanguages, readAs, test } from '../../src/index.ts';

const { routes } = JSON.parse(readFileSync(new URL('../../../../dist/fleet.json', import.meta.url), 'utf8')) as {
  readonly routes: { readonly known: readonly string[]; readonly canonical: Readonly<Record<string, string>> };
};
/** Every screen of the route table, by its first path. */
const screens = routes.known.filter((path) => routes.canonical[path] === undefined);
const isOf = (centre: string) => (path: string) => path === `/${centre}` || path.startsWith(`/${centre}/`);
/** Parts of pages that their address names. */
const parts = ['profile', 'transactionPassword', 'payoutAccounts', 'devices', 'documents'].map((part) => `/member/securityCenter?part=${part}`);

/** Who sees which screens: a centre's are those of its members. */
const readers: readonly { readonly name: string; readonly username?: string; readonly paths: readonly string[] }[] = [
  { name: 'a visitor', paths: [...screens.filter((path) => !isOf('member')(path) && !isOf('agent')(path)), '/nowhere'] },
  { name: 'a player', username: 'demo_member', paths: ['/', '/rng', ...screens.filter(isOf('member')), ...parts] },
  { name: 'an agent', username: 'demo_agent', paths: screens.filter(isOf('agent')) },
];

/** Opens a screen with what is below the fold, which the first interaction renders. */
async function openWhole(page: Page, address: string, inCentre: boolean): Promise<void> {
  await page.goto(address);
  await page.mouse.move(8, 8);
  await page.mouse.move(16, 16);
  await expect(inCentre ? page.getByRole('dialog').getByRole('heading', { level: 2 }).first() : page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached();
}

for (const own of ownLanguages) {
  for (const { name, username, paths } of readers) {
    test(`${own.brand}: ${name} reads every screen in ${own.language}, whole and in place, from 360 to 1920 px`, async ({ browser, stack }) => {
      test.setTimeout(1_800_000);
      const { context, page, site, expectNoFaults } = await readAs(browser, stack, own, username);
      for (const path of paths) {
        await openWhole(page, site + path, /^\/(?:member|agent)/.test(path));
        await test.step(path, () => expectNoFaults(`${name.slice(2)}-${path}`));
      }
      await context.close();
    });
  }
}
