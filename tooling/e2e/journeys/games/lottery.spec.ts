import type { Page } from '@playwright/test';
import { ask, expect, ledgerBalance, logIn, shownBalance, test } from '../../src/index.ts';

interface BetRecord {
  readonly gameName: string;
  readonly state: string;
  readonly prize: string;
}

/** The bets on a lottery in the site's records, newest first. */
async function betsOn(page: Page, name: string): Promise<BetRecord[]> {
  const { value } = await ask(page, '/wps/member/bets?pageSize=20');
  return (value['records'] as BetRecord[]).filter(({ gameName }) => gameName === name);
}

test('a bet on a lottery is decided by the numbers that the lottery page shows of its draw', async ({ page, stack }) => {
  test.setTimeout(240_000);
  await page.goto(stack.site());
  await logIn(page, 'demo_member');
  await page.goto(`${stack.site()}/lottery?gameCode=mdl-meridian-minute-5&playType=standard`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Play this lottery', exact: true }).click();
  const game = page.frameLocator('iframe');
  await expect(game.locator('[data-state=ready]')).toBeVisible({ timeout: 30_000 });
  // Time enough for all bets on one draw.
  await expect(game.locator('.draw-countdown')).toContainText(/0:[34]\d/, { timeout: 90_000 });
  // One bet on each last digit: whatever is drawn, one of them wins.
  const bets = game.locator('.draw-bet');
  for (let digit = 0; digit < 10; digit += 1) {
    await game.locator('body').press(String(digit));
    // The bet before shows by the stream, maybe before its own answer, and none is placed until then.
    await game.getByRole('button', { name: /^Bet /, disabled: false }).waitFor();
    await game.locator('body').press('Space');
    await expect(bets).toHaveCount(digit + 1, { timeout: 30_000 });
    await game.locator('body').press('Backspace');
  }
  const issue = (await bets.first().locator('.draw-bet-issue').textContent()) ?? '';
  await expect(bets.and(game.locator('[data-status=running]'))).toHaveCount(0, { timeout: 150_000 });
  const won = bets.and(game.locator('[data-status=won]'));
  const digits = await won.locator('b').allTextContents();
  await expect.poll(async () => (await betsOn(page, 'Meridian Minute 5')).map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => 'settled'));

  const draw = main.getByRole('paragraph').filter({ hasText: `Draw ${issue}` });
  await expect(async () => {
    await page.goto(`${stack.site()}/lottery?gameCode=mdl-meridian-minute-5`);
    await expect(draw).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  const card = draw.locator('xpath=../..');
  const numbers = await card.getByRole('definition').getByRole('listitem').allTextContents();
  expect(numbers).toHaveLength(5);
  expect(digits).toEqual(numbers.slice(-1));
  await expect(card).not.toContainText('Demonstration');
  await expect.poll(async () => (await shownBalance(page)) === (await ledgerBalance(page))).toBe(true);
});
