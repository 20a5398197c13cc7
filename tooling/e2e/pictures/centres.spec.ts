import { readFileSync } from 'node:fs';
import { expect, readAs, test } from '../src/index.ts';
import { camera, toEnd } from './camera.ts';
import { looks } from './centre-looks.ts';

const { routes } = JSON.parse(readFileSync(new URL('../../../dist/fleet.json', import.meta.url), 'utf8')) as {
  readonly routes: { readonly known: readonly string[]; readonly canonical: Readonly<Record<string, string>> };
};
const screens = routes.known.filter((path) => routes.canonical[path] === undefined && path.startsWith('/agent'));
const named = (address: string): string => address.slice(1).replace(/\W+/g, '-');
const SIZES = [{ width: 390, height: 844 }, { width: 1440, height: 900 }];

for (const { own, schemes } of looks) {
  test(`${own.brand}: every screen of the agent centre`, async ({ browser, stack }) => {
    test.setTimeout(3_600_000);
    const { context, page, site } = await readAs(browser, stack, own, 'demo_agent');
    const snap = camera(page, `${own.brand}-agent`, SIZES, schemes);
    for (const address of screens) {
      await page.goto(site + address);
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeAttached();
      await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
      await snap(named(address));
      await snap(`${named(address)}-end`, toEnd);
    }
    await context.close();
  });
}
