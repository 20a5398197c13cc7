import { expect, expectNoAxeFindings, goTo, playRound, shownBalance, slotReady, test } from '../../src/index.ts';

test('a trial account plays with demo money and is asked for a true account where one is required', async ({ page, stack }) => {
  test.setTimeout(120_000);
  await page.goto(stack.site());
  await page.getByRole('banner').getByRole('button', { name: 'Free play' }).click();
  await expect(page.getByText('Trial account')).toBeVisible();
  const start = Number(await shownBalance(page));
  expect(start).toBeGreaterThan(0);

  await goTo(page, '/rng');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await slotReady(page);
  await playRound(page);

  await page.goBack();
  await page.getByRole('button', { name: 'Account of' }).click();
  await page.getByRole('link', { name: 'Betting record' }).click();
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('Please register an account first');
  await expectNoAxeFindings(page);
  await warning.getByRole('button', { name: 'OK' }).click();
  await expect(warning).toBeHidden();
});
