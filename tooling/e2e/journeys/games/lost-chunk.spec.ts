import { expect, openAsMember, playRound, slotOf, slotReady, test } from '../../src/index.ts';
import type { Page } from '../../src/index.ts';

/** Opens the first slot as the demo player and marks the game's document, which a reload of its frame would lose. */
async function openGame(page: Page, site: string): Promise<void> {
  await openAsMember(page, `${site}/rng`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await slotReady(page);
  await slotOf(page).locator('body').evaluate((body) => body.setAttribute('data-marked', ''));
}

async function openRecords(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('link', { name: 'Betting record' }).click();
}

/** The game that was marked still runs, and can be played. */
async function expectGameGoesOn(page: Page): Promise<void> {
  await expect(slotOf(page).locator('body[data-marked]')).toBeAttached();
  await page.locator('iframe').focus();
  await playRound(page);
  await expect(slotOf(page).locator('body[data-marked]')).toBeAttached();
}

test('a script that fails beside a running game leaves the game running, shows what to do, and is loaded by a reload', async ({ page, stack }) => {
  await page.route('**/shell/member-centre-*', (route) => route.fulfill({ status: 404, body: '' }));
  await openGame(page, stack.site());
  let loads = 0;
  page.on('load', () => (loads += 1));
  await openRecords(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The game goes on. Please reload the page when your round is over.');
  await expectGameGoesOn(page);
  expect(loads).toBe(0);
  await page.unroute('**/shell/member-centre-*');
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
});

test('a game continues after the browser was offline, and a part opened meanwhile shows why it did not load', async ({ page, context, stack }) => {
  await openGame(page, stack.site());
  await page.getByRole('button', { name: 'Account of' }).click();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Betting record' }).click();
  const close = page.getByRole('button', { name: 'Close' });
  // A menu that the pointer crossed may show the same text, in its own place and without a button.
  const alert = page.getByRole('alert').filter({ hasText: 'You are offline, so this part did not load.', has: close });
  await expect(alert).toBeVisible();
  await alert.locator(close).click();
  await expect(alert).toBeHidden();
  await context.setOffline(false);
  await expectGameGoesOn(page);
});
