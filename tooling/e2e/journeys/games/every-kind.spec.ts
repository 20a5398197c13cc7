import type { Page } from '@playwright/test';
import { ask, expect, gameKinds, ledgerBalance, logIn, openBeside, placeBet, shownBalance, test } from '../../src/index.ts';
import type { GameKind } from '../../src/index.ts';

interface BetRecord {
  readonly gameName: string;
  readonly vassalage: string;
  readonly state: string;
}

/** The newest bet in the site's records. */
async function newestBet(page: Page): Promise<BetRecord | undefined> {
  const { value } = await ask(page, '/wps/member/bets?pageSize=9');
  return (value['records'] as BetRecord[])[0];
}

for (const { menu, vendor, code, play, chosen, window } of Object.values<GameKind>(gameKinds)) {
  test(`${menu}: a player opens a vendor, searches, adds a favourite, bets and finds the record`, async ({ page, stack }) => {
    test.setTimeout(180_000);
    await page.goto(stack.site());
    await logIn(page, 'demo_member');
    await page.goto(stack.site() + menu);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: new RegExp(`^${vendor} hall`) }).click();
    await expect(page).toHaveURL(new RegExp(`[?&]page=${code}$`));
    const first = main.getByRole('article').first();
    await expect(first).toContainText(vendor);
    const name = (await first.getByRole('heading').textContent()) ?? '';
    await main.getByRole('searchbox').fill(name);
    await expect(main.getByRole('article').first().getByRole('heading')).toHaveText(name);
    await main.getByRole('button', { name: `Add ${name} to favourites` }).click();
    await expect(main.getByRole('button', { name: `Remove ${name} from favourites` })).toBeVisible();

    const link = main.getByRole('article').first().getByRole('link', { name, exact: true });
    const beside = window ? await openBeside(page, link) : undefined;
    if (!window) await link.click();
    if (chosen) await main.getByRole('link', { name: 'Play this lottery', exact: true }).click();
    await placeBet(beside ?? page.frameLocator('iframe'), play);
    await expect.poll(() => newestBet(page)).toMatchObject({ gameName: name, vassalage: code });
    await beside?.close();

    await page.goto(stack.site());
    await expect.poll(async () => (await shownBalance(page)) === (await ledgerBalance(page))).toBe(true);
    await page.getByRole('banner').getByRole('button', { name: 'Account of' }).click();
    await page.getByRole('link', { name: 'Betting record' }).click();
    await expect(page.getByRole('dialog').getByRole('row').nth(1)).toContainText(name);
  });
}
