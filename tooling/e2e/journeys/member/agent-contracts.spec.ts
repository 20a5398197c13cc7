import type { BrowserContext, Page } from '@playwright/test';
import { call, cents, comeFrom, expect, expectNoAxeFindings, keyboardOf, makeAccount, merchantOf, openStack, PASSWORD, playRound, takeSession, test, travel, withSetting } from '../../src/index.ts';
import type { Account, Stack } from '../../src/index.ts';

const DAY_MS = 86_400_000;
const ROUNDS = 3;
const on = { dailysalreqtype: true, divtypereq: true, contracthoursalreq: true, realtimesalreqtype: true };

// This journey goes ahead in time: the servers are its own.
let stack: Stack;
test.use({ baseURL: '' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  stack = await openStack('postgres');
});
test.afterAll(async () => {
  test.setTimeout(120_000);
  await stack.close();
});

/** A new session of an account, as of the servers' present. */
async function tokenOf(site: string, username: string, ip: string): Promise<string> {
  const outcome = await call('loginV2', { username, password: PASSWORD, type: 'username' }, { site, ip });
  if (!('token' in outcome)) throw new Error(`${username} has a second factor.`);
  return outcome.token;
}
const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' });
async function open(context: BrowserContext, token: string, address: string): Promise<Page> {
  const page = await context.newPage();
  await takeSession(page, token, address);
  await expect(centreOf(page)).toBeVisible({ timeout: 60_000 });
  return page;
}

test('agents agree on a daily salary, a player plays, the day is settled, explained and ended', async ({ openContext }) => {
  test.setTimeout(600_000);
  const site = stack.site();
  const salary = `${site}/agent/dailySalary`;
  await withSetting(stack, await merchantOf(site), 'consolidated', on, async () => {
    const from = { site, ip: '127.0.0.1' };
    const agentToken = await tokenOf(site, 'demo_agent', from.ip);
    const { link: forAgents } = await call('agentLinkMake', { rate: '1', type: 1, note: '', days: null, mostUses: null }, { ...from, token: agentToken });
    const below: Account = await makeAccount(site, { affiliateCode: forAgents.code });
    const { link: forPlayers } = await call('agentLinkMake', { rate: '0.5', type: 0, note: '', days: null, mostUses: null }, below.from);
    const player = await makeAccount(site, { affiliateCode: forPlayers.code });
    const [upper, lower] = [await openContext(), await openContext()];
    await comeFrom(upper, from.ip);
    await comeFrom(lower, below.from.ip);
    let page = await open(upper, agentToken, `${salary}?part=downline`);
    let other = await open(lower, below.from.token, salary);

    // Offer, acceptance and end are done by keyboard alone.
    await test.step('offers by keyboard, with what is wrong said at its field', async () => {
      const centre = centreOf(page);
      await expect(centreOf(other).getByText(/An agent above you offers it/)).toBeVisible();
      const keyboard = keyboardOf(page);
      const rate = centre.getByRole('textbox', { name: /^Rate in per cent/ });
      await keyboard.press(centre.getByRole('button', { name: 'Offer a contract' }));
      await expect(centre.getByRole('heading', { name: /^Offer a contract/ })).toBeFocused();
      await keyboard.type(centre.getByRole('textbox', { name: /^Account of the agent/ }), below.username);
      await keyboard.type(rate, '50');
      await page.keyboard.press('Enter');
      await expect(centre.getByText(/You may offer at most/)).toBeVisible();
      await expect(rate).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('2');
      await keyboard.press(centre.getByRole('button', { name: 'Try it on the last periods' }));
      await expect(centre.getByText(`${below.username} would have been paid`)).toBeVisible();
      await expectNoAxeFindings(page);
      await keyboard.press(centre.getByRole('button', { name: 'Make the offer' }));
      await expect(centre.getByRole('article', { name: `With ${below.username}` }).getByText('Offered', { exact: true })).toBeVisible();
    });

    await test.step('reaches the other side without a reload, which accepts by keyboard alone; both see it at once', async () => {
      const centre = centreOf(other);
      const keyboard = keyboardOf(other);
      await expect(centre.getByText(/You are paid 2 % of your team’s stakes in each day/)).toBeVisible();
      await expectNoAxeFindings(other);
      await keyboard.press(centre.getByRole('button', { name: 'Accept' }));
      const question = other.getByRole('alertdialog', { name: /^Accept the contract/ });
      await keyboard.press(question.getByRole('button', { name: 'Accept' }));
      await expect(centre.getByText('Agreed', { exact: true })).toBeVisible();
      await expect(centreOf(page).getByRole('article', { name: `With ${below.username}` }).getByText('Agreed', { exact: true })).toBeVisible();
    });

    await test.step('agrees on a real-time salary beside it', async () => {
      const rows = [{ percent: '0.5', activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' }];
      await call('processRealTimeSalary', { action: 'offer', account: below.username, revision: 0, rows }, { ...from, token: agentToken });
      const { contract } = await call('ownContract', { kind: 'realtime' }, below.from);
      if (contract === null) throw new Error('The offer did not arrive.');
      await call('processRealTimeSalary', { action: 'accept', contractId: contract.id, revision: contract.revision }, below.from);
    });

    await test.step('a player of the downline plays on the first day of the contracts, and what accrues shows without a reload', async () => {
      await Promise.all([page.close(), other.close()]);
      const playing = await openContext();
      await travel(stack, [upper, lower, playing], DAY_MS);
      other = await open(lower, await tokenOf(site, below.username, below.from.ip), `${site}/agent/realTimeSalary`);
      const accrued = centreOf(other).getByRole('region', { name: 'Since the last posting' });
      const bets = accrued.locator('dt', { hasText: /^Bets$/ }).locator('xpath=following-sibling::dd');
      await expect(bets).toHaveText('0');
      await other.evaluate(() => void ((window as typeof window & { stayed?: true }).stayed = true));
      await comeFrom(playing, player.from.ip);
      const game = await playing.newPage();
      await takeSession(game, await tokenOf(site, player.username, player.from.ip), `${site}/rng`);
      await game.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      for (let round = 0; round < ROUNDS; round += 1) await playRound(game);
      // A posting, every five minutes, begins anew from nothing: until then it counts, and after it the posting shows.
      const posted = centreOf(other).getByRole('table', { name: 'What you were paid' }).getByRole('row').nth(1);
      await expect(bets.filter({ hasText: /^[1-9]/ }).or(posted).first()).toBeVisible({ timeout: 90_000 });
      expect(await other.evaluate(() => (window as typeof window & { stayed?: true }).stayed)).toBe(true);
      await expectNoAxeFindings(other);
      await Promise.all([playing.close(), other.close()]);
    });

    await test.step('is settled once the day is over, and shows with what is due', async () => {
      await travel(stack, [upper, lower], 2 * DAY_MS);
      other = await open(lower, await tokenOf(site, below.username, below.from.ip), salary);
      const table = centreOf(other).getByRole('table', { name: 'What you were paid' });
      // Where the page is there first, it is told when the day is paid: nothing is loaded anew.
      await expect(table.getByText('Paid', { exact: true })).toHaveCount(2, { timeout: 120_000 });
      await expectNoAxeFindings(other);
    });

    await test.step('is explained in sentences and as a table that says the same', async () => {
      const centre = centreOf(other);
      await centre.getByRole('table', { name: 'What you were paid' }).getByRole('row').nth(1).click();
      const words = centre.getByRole('region', { name: 'In words' });
      await expect(words.getByText(/^The team staked/)).toBeVisible();
      await expect(words.getByText('Row 1 with 2 % holds: it asks for nothing.')).toBeVisible();
      const due = (await centre.getByRole('table', { name: 'Calculation' }).getByRole('row').filter({ hasText: 'It comes to' }).textContent())?.replace('It comes to', '') ?? '';
      await expect(words.getByText(due).first()).toBeVisible();
      await expectNoAxeFindings(other);
    });

    await test.step('leads down to the bets that the player placed, and their sum is what was explained', async () => {
      const centre = centreOf(other);
      await centre.getByRole('button', { name: player.username }).click();
      await expect(centre.getByRole('heading', { name: new RegExp(`^Bets of ${player.username}`) })).toBeFocused();
      const rows = centre.getByRole('table', { name: 'Bets' }).getByRole('row');
      await expect(rows.nth(ROUNDS)).toBeVisible();
      const stakes = async () => (await rows.locator('td:nth-child(3)').allTextContents()).reduce((sum, text) => sum + cents(text.replace(/[^\d.]/g, '')), 0);
      const total = cents(((await centre.locator('[data-main] dd').first().textContent()) ?? '').replace(/[^\d.]/g, ''));
      expect(await stakes()).toBe(total);
      await expectNoAxeFindings(other);
    });

    await test.step('stands in the income, whose figure leads back to the settlement', async () => {
      const centre = centreOf(other);
      await other.goto(`${site}/agent/myIncome`);
      const figure = centre.getByRole('table', { name: 'Your income by day' }).getByRole('link', { name: /Daily salary/ });
      const amount = ((await figure.textContent()) ?? '').match(/^\D*[\d.,]+/)?.[0] ?? '';
      await figure.click();
      await expect(centre.getByRole('heading', { name: /^Daily salary/ })).toBeFocused();
      await expect(centre.getByRole('table', { name: 'Payments of the day' }).getByText(amount)).toBeVisible();
      await expectNoAxeFindings(other);
      await centre.getByRole('table', { name: 'Payments of the day' }).getByRole('button').click();
      await expect(centre.getByRole('region', { name: 'In words' }).getByText(/^The team staked/)).toBeVisible();
    });

    await test.step('ends by the upline, and both are told', async () => {
      page = await open(upper, await tokenOf(site, 'demo_agent', from.ip), `${salary}?part=downline`);
      const contract = centreOf(page).getByRole('article', { name: `With ${below.username}` });
      const keyboard = keyboardOf(page);
      await keyboard.press(contract.getByRole('button', { name: 'End the contract' }));
      await keyboard.press(page.getByRole('alertdialog').getByRole('button', { name: 'End the contract' }));
      await expect(contract.getByText(/You ended it\. Periods before .* are still paid\./)).toBeVisible();
      await other.goto(salary);
      await expect(centreOf(other).getByText(/ended it\. Periods before .* are still paid\./)).toBeVisible({ timeout: 60_000 });
    });
  });
});
