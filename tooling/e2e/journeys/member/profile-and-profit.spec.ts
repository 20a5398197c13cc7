import { call, centre, cents, codeTo, comeFrom, expect, expectNoAxeFindings, fieldOf, follow, makeAccount, merchantOf, PASSWORD, playRound, takeSession, test, withSetting } from '../../src/index.ts';

const ROUNDS = 3;
const ACCOUNT = '/member/securityCenter';

test('a member proves a mobile number, and fills in the profile, where a name is given once', async ({ page, stack }) => {
  const site = stack.site();
  const { from } = await makeAccount(site);
  const mobile = `917${String(Date.now()).slice(-7)}`;
  await comeFrom(page.context(), from.ip);
  await takeSession(page, from.token, site + ACCOUNT);

  await test.step('asks for a code to a number, and is told of a wrong one at its field', async () => {
    await centre(page).getByRole('link', { name: 'Add a mobile number' }).click();
    await centre(page).getByRole('combobox', { name: 'Country code' }).fill('philip');
    await page.getByRole('option').first().click();
    await fieldOf(centre(page), 'mobileNum').fill(mobile);
    await centre(page).getByRole('button', { name: 'Send code' }).click();
    const code = centre(page).getByLabel(/^Code from the message/);
    await expect(code).toBeFocused();
    const right = await codeTo(stack, `+63${mobile}`);
    await code.fill(right === '000000' ? '000001' : '000000');
    await centre(page).getByLabel(/^Present password/).fill(PASSWORD);
    await centre(page).getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(centre(page).getByText(/^This code is not right/)).toBeVisible();
    await expectNoAxeFindings(page);
    await code.fill(right);
    await centre(page).getByLabel(/^Present password/).fill(PASSWORD);
    await centre(page).getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('Your mobile number is confirmed.').first()).toBeVisible();
    expect(await call('security', undefined, from)).toMatchObject({ mobileProved: true });
  });

  // This merchant asks for an address as well.
  await withSetting(stack, await merchantOf(site), 'profileFields', [{ field: 'address', enabled: true, required: true }], async () => {
    await test.step('fills in the profile, with what is wrong said at its field', async () => {
      await centre(page).getByRole('link', { name: 'See profile' }).click();
      await expect(centre(page).getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
      const dayOfBirth = centre(page).getByRole('spinbutton', { name: /^day,/ });
      await dayOfBirth.click();
      await page.keyboard.type('2802');
      await fieldOf(centre(page), 'payeeName').fill('Mira Santos');
      await centre(page).getByRole('button', { name: 'Save profile' }).click();
      await expect(dayOfBirth).toBeFocused();
      await expect(dayOfBirth).toHaveAttribute('aria-invalid', 'true');
      await expectNoAxeFindings(page);
      await page.keyboard.type('28021990');
      await fieldOf(centre(page), 'address').fill('12 Mango Street, Cebu');
      await centre(page).getByRole('button', { name: 'Save profile' }).click();
      await expect(page.getByText('Your profile is saved.').first()).toBeVisible();
    });

    await test.step('reads what cannot be changed any more, and changes the rest', async () => {
      await expect(fieldOf(centre(page), 'payeeName')).toHaveCount(0);
      await expect(centre(page).getByText('Mira Santos')).toBeVisible();
      await fieldOf(centre(page), 'address').fill('14 Mango Street, Cebu');
      await centre(page).getByRole('button', { name: 'Save profile' }).click();
      await expect.poll(async () => JSON.stringify(await call('profile', undefined, from))).toContain('14 Mango Street, Cebu');
      await expectNoAxeFindings(page);
      const { fields } = await call('profile', undefined, from);
      expect(Object.fromEntries(fields.map(({ field, value }) => [field, value]))).toMatchObject({ payeeName: 'Mira Santos', birthday: '1990-02-28' });
    });
  });
});

test('a member plays, and reads in words, figures and a file what the period cost', async ({ page, stack }) => {
  const site = stack.site();
  const { from } = await makeAccount(site);
  await comeFrom(page.context(), from.ip);
  await takeSession(page, from.token, `${site}/member/personalProfit`);
  await expect(centre(page).getByText('No bet of yours was settled in this period.')).toBeVisible();
  await expectNoAxeFindings(page);

  await page.goto(`${site}/rng`);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  for (let round = 0; round < ROUNDS; round += 1) await playRound(page);
  // What was settled is what the ledger has: stakes and prizes of the bets, one by one.
  const settled = async () => (await call('betRecords', { pageSize: 100, state: 'settled' }, from)).records;
  await expect.poll(async () => (await settled()).length).toBeGreaterThanOrEqual(ROUNDS);
  const bets = await settled();
  const sum = (of: (bet: (typeof bets)[number]) => string) => bets.reduce((total, bet) => total + cents(of(bet)), 0);
  const [stakes, prizes] = [sum(({ stake }) => stake), sum(({ prize }) => prize)];
  const money = (amount: number) => `P${(amount / 100).toFixed(2)}`;

  await test.step('reads it in words that are the sums of the bets', async () => {
    await follow(page, '/member/personalProfit');
    const words = centre(page).getByText(`${bets.length} bets for ${money(stakes)} brought ${money(prizes)} in prizes.`);
    await expect(words).toBeVisible({ timeout: 60_000 });
    await expect(words).toContainText(stakes === prizes ? 'You neither won nor lost' : prizes < stakes ? `This period cost you ${money(stakes - prizes)}.` : `You won ${money(prizes - stakes)}`);
    await expectNoAxeFindings(page);
  });

  await test.step('sees the same as charts and as tables', async () => {
    await expect(centre(page).getByRole('button', { name: 'Show as table' }).first()).toBeVisible();
    await centre(page).getByRole('button', { name: 'Show as table' }).first().click();
    await expect(centre(page).getByRole('table').first()).toContainText((Math.abs(prizes - stakes) / 100).toFixed(2));
    await expectNoAxeFindings(page);
  });

  await test.step('saves it as a file, and finds a quiet period quiet', async () => {
    const download = page.waitForEvent('download');
    await centre(page).getByRole('button', { name: 'Save as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    await centre(page).getByRole('button', { name: /^Calendar/ }).click();
    await page.getByText('Last month', { exact: true }).click();
    await expect(centre(page).getByText('No bet of yours was settled in this period.')).toBeVisible();
  });
});
