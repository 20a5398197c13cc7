import { ask, expect, expectNoAxeFindings, freshName, keyboardOf, leaveWelcome, ledgerBalance, logIn, PASSWORD, playRound, shownBalance, slotReady, test } from '../../src/index.ts';

const ROUNDS = 10;

test('a visitor registers by keyboard, plays ten rounds and finds balance and records after a restart', async ({ page, stack, brands }) => {
  test.setTimeout(240_000);
  const site = stack.site(brands[1]);
  const username = freshName();
  const keyboard = keyboardOf(page);

  await test.step('registers with the keyboard alone', async () => {
    await page.goto(site);
    await keyboard.press(page.getByRole('banner').getByRole('button', { name: 'Register' }));
    const dialog = page.getByRole('dialog');
    await keyboard.type(dialog.getByRole('textbox', { name: /^User name/ }), username);
    await keyboard.type(dialog.getByLabel('Password', { exact: true }), PASSWORD);
    await keyboard.type(dialog.getByLabel('Password again', { exact: true }), PASSWORD);
    await expectNoAxeFindings(page);
    await keyboard.press(dialog.getByRole('checkbox'), 'Space');
    await keyboard.press(dialog.getByRole('button', { name: 'Create account' }));
    await leaveWelcome(page);
    await expect(page.getByRole('button', { name: `Account of ${username}` })).toBeVisible();
  });

  await test.step('sees the balance, hides it, refreshes it', async () => {
    const balance = page.getByRole('banner').getByRole('group', { name: 'Balance' });
    expect(Number(await shownBalance(page))).toBeGreaterThan(0);
    await keyboard.press(balance.getByRole('button', { name: 'Hide the balance' }));
    await expect(balance).toContainText('***');
    await keyboard.press(balance.getByRole('button', { name: 'Show the balance' }));
    await balance.getByRole('button', { name: 'Refresh the balance' }).click();
    expect(await shownBalance(page)).toBe(await ledgerBalance(page));
  });

  await test.step('opens a slot from the hall and plays', async () => {
    await page.goto(`${site}/rng`);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/game\?/);
    await slotReady(page);
    for (let round = 0; round < ROUNDS; round += 1) await playRound(page);
    await expect.poll(async () => (await shownBalance(page)) === (await ledgerBalance(page))).toBe(true);
  });

  const before = await ledgerBalance(page);
  const bets = await ask(page, '/wps/member/bets?pageNo=1&pageSize=50');
  expect(bets.value['total']).toBe(ROUNDS);

  await test.step('finds balance and history after the server was killed', async () => {
    await stack.killGateway();
    await stack.startGateway();
    await page.context().clearCookies();
    await page.goto(site);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(site);
    await logIn(page, username);
    expect(await shownBalance(page)).toBe(before);
    const again = await ask(page, '/wps/member/bets?pageNo=1&pageSize=50');
    expect(again.value).toEqual(bets.value);
    await page.getByRole('button', { name: `Account of ${username}` }).click();
    await page.getByRole('link', { name: 'Betting record' }).click();
    await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(ROUNDS + 1);
    await expectNoAxeFindings(page);
  });
});
