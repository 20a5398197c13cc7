import { ask, centre, cents, comeFrom, expect, expectNoAxeFindings, follow, ledgerBalance, makeAccount, playRound, shownBalance, slotReady, takeSession, test } from '../../src/index.ts';

/** Rounds that are played at most: each bet that loses earns a part of a cent. */
const ROUNDS = 30;

test('a member plays, sees what that earns, collects it once, and finds it in the account record', async ({ page, stack }) => {
  test.setTimeout(240_000);
  const site = stack.site();
  const { from } = await makeAccount(site);
  await comeFrom(page.context(), from.ip);
  await takeSession(page, from.token, `${site}/rng`);
  const ready = async (): Promise<number> => cents(String((await ask(page, '/wps/member/cashback')).value['ready']));

  await test.step('plays until something is earned', async () => {
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/game\?/);
    await slotReady(page);
    for (let round = 0; round < ROUNDS && (await ready()) === 0; round += 1) await playRound(page);
    expect(await ready()).toBeGreaterThan(0);
  });

  await page.goto(`${site}/member/manualRebate`);
  const earned = centre(page).getByRole('region', { name: 'Ready to collect' });
  await expect(centre(page).getByRole('table', { name: 'Earned since the last payment' }).getByRole('row')).toHaveCount(2);
  await expectNoAxeFindings(page);
  const [before, amount] = [cents(await ledgerBalance(page)), await ready()];

  await test.step('collects it with one press, however often it is pressed, and the header shows it', async () => {
    await earned.getByRole('button', { name: /^Collect/ }).dblclick();
    await expect(earned.getByText(/cashback is in your wallet/)).toBeVisible();
    await expect.poll(async () => cents(await shownBalance(page))).toBe(before + amount);
    expect([cents(await ledgerBalance(page)), await ready()]).toEqual([before + amount, 0]);
    await expect(centre(page).getByText('Collected by you')).toHaveCount(1);
    await expectNoAxeFindings(page);
  });

  await test.step('finds it in the account record, whose totals are the balance', async () => {
    await earned.getByRole('link', { name: 'See it in the account record' }).click();
    const rows = centre(page).getByRole('table', { name: 'Account record' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText(/Cashback/);
    const closing = centre(page).getByRole('region', { name: 'Your money in this period' }).locator('[data-main] dd, dd').last();
    await expect.poll(async () => cents(((await closing.textContent()) ?? '').replace(/[^\d.]/g, ''))).toBe(before + amount);
    await centre(page).getByRole('button', { name: 'By kind' }).click();
    await expect(centre(page).getByRole('table', { name: 'Totals by kind of movement' })).toContainText('Cashback');
    await expectNoAxeFindings(page);
  });

  await test.step('saves the record as a file', async () => {
    const download = page.waitForEvent('download');
    await centre(page).getByRole('button', { name: 'Save as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^account-record_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  });

  await test.step('finds the betting record of the same days', async () => {
    await follow(page, '/member/personalHistoryCopy');
    await expect(centre(page).getByRole('region', { name: 'Settled in this period' })).toContainText(/settled bet/);
    await expectNoAxeFindings(page);
  });
});
