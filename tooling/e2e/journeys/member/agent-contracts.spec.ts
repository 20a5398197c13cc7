import type { Page } from '@playwright/test';
import { agentCentre, amountIn, byKeyboard, byPointer, cents, expect, merchantOf, openContractLife, openStack, playRound, presentAgain, test, travel, withSetting } from '../../src/index.ts';
import type { ContractReading, Stack } from '../../src/index.ts';

const DAY_MS = 86_400_000;
const ROUNDS = 3;
const on = { dailysalreqtype: true, divtypereq: true, contracthoursalreq: true, realtimesalreqtype: true };
const SALARY = '/agent/dailySalary';
const DOWNLINE = `${SALARY}?part=downline`;

const readings: readonly (ContractReading & { readonly name: string })[] = [
  { name: 'by keyboard alone, on a wide window', language: 'EN', viewport: { width: 1440, height: 900 }, hand: byKeyboard },
  { name: 'from right to left, on a phone', brand: 'saffron', language: 'AR', viewport: { width: 390, height: 844 }, hand: byPointer },
];

for (const reading of readings) {
  // This journey goes ahead in time: the servers are its own.
  test.describe(`agents, ${reading.name},`, () => {
    let stack: Stack;
    test.use({ baseURL: '' });
    test.beforeAll(async () => {
      test.setTimeout(300_000);
      stack = await openStack('postgres');
    });
    test.afterAll(async () => {
      test.setTimeout(120_000);
      presentAgain();
      await stack.close();
    });

    test('agree on a daily salary, a player plays, the day is settled, explained and ended', async ({ browser }) => {
      test.setTimeout(900_000);
      const site = stack.site(reading.brand);
      await withSetting(stack, await merchantOf(site), 'consolidated', on, async () => {
        const life = await openContractLife(browser, stack, reading);
        const { below, player, says, word, expectWhole } = life;
        const contractOf = (of: Page) => agentCentre(of).getByRole('article', { name: says('contract.withDownline', { partner: below.username }) });
        const paidList = (of: Page) => agentCentre(of).getByRole('table', { name: word('settlement.received') });
        const bodyOf = (of: Page, name: string) => agentCentre(of).getByRole('table', { name: word(name) }).locator('tbody');
        let page = await life.open('upper', DOWNLINE);
        let other = await life.open('lower', SALARY);

        await test.step('offers, with what is wrong said at its field', async () => {
          const centre = agentCentre(page);
          const hand = reading.hand(page);
          await expect(agentCentre(other).getByText(word('contract.own.noneNext'))).toBeVisible();
          const rate = centre.getByRole('textbox', { name: says('register.rate') });
          await hand.press(centre.getByRole('button', { name: word('contract.offer'), exact: true }));
          // It stays there once the form below is whole.
          await expect(rate).toBeVisible();
          await expect(centre.getByRole('heading', { name: says('offer.title') })).toBeFocused();
          await hand.write(centre.getByRole('textbox', { name: says('offer.account') }), below.username);
          await hand.write(rate, '50');
          await page.keyboard.press('Enter');
          await expect(centre.getByText(says('offer.fault.aboveOwn'))).toBeVisible();
          await expect(rate).toBeFocused();
          await expectWhole(page, 'offer');
          await hand.write(rate, '2');
          await hand.press(centre.getByRole('button', { name: word('simulate.do') }));
          await expect(centre.getByRole('table', { name: word('simulate.periods') }).or(centre.getByText(word('simulate.none'))).first()).toBeVisible();
          await expectWhole(page, 'simulation');
          await hand.press(centre.getByRole('button', { name: word('offer.send') }));
          await expect(contractOf(page).getByText(word('contract.state.pending'), { exact: true })).toBeVisible();
          await expectWhole(page, 'offered');
        });

        await test.step('reaches the other side without a reload, which accepts; both see it at once', async () => {
          const centre = agentCentre(other);
          const hand = reading.hand(other);
          await expect(centre.getByText(says('contract.words.paidStakes', { percent: '2', period: word('contract.period.day') }))).toBeVisible();
          await expectWhole(other, 'to-accept');
          await hand.press(centre.getByRole('button', { name: word('contract.accept.do'), exact: true }));
          const question = other.getByRole('alertdialog', { name: says('contract.accept.title') });
          await expect(question).toBeVisible();
          await expectWhole(other, 'accept-question');
          await hand.press(question.getByRole('button', { name: word('contract.accept.do'), exact: true }));
          await expect(centre.getByText(word('contract.state.active'), { exact: true })).toBeVisible();
          await expect(contractOf(page).getByText(word('contract.state.active'), { exact: true })).toBeVisible();
          await expectWhole(other, 'agreed');
        });

        await test.step('agrees on a real-time salary beside it', () => life.agreeOnRealTime());

        await test.step('a player of the downline plays on the first day of the contracts, and what accrues shows without a reload', async () => {
          await Promise.all([page.close(), other.close()]);
          await travel(stack, [life.upper, life.lower, life.playing], DAY_MS);
          other = await life.open('lower', '/agent/realTimeSalary');
          const accrued = agentCentre(other).getByRole('region', { name: word('realTime.title') });
          const bets = accrued.locator('dt').filter({ hasText: new RegExp(`^${word('realTime.bets')}$`) }).locator('xpath=following-sibling::dd');
          await expect(bets).toHaveText('0');
          await other.evaluate(() => void ((window as typeof window & { stayed?: true }).stayed = true));
          const game = await life.openGame('/rng');
          await reading.hand(game).press(game.getByRole('main').getByRole('article').first().getByRole('link').first());
          for (let round = 0; round < ROUNDS; round += 1) await playRound(game);
          // A posting, every five minutes, begins anew from nothing: until then it counts, and after it the posting shows.
          const posted = paidList(other).locator('tbody').getByRole('row').first();
          await expect(bets.filter({ hasText: /^[1-9]/ }).or(posted).first()).toBeVisible({ timeout: 90_000 });
          expect(await other.evaluate(() => (window as typeof window & { stayed?: true }).stayed)).toBe(true);
          await expectWhole(other, 'accrued');
          await Promise.all([game.close(), other.close()]);
        });

        await test.step('is settled once the day is over, and shows with what is due', async () => {
          await travel(stack, [life.upper, life.lower], 2 * DAY_MS);
          other = await life.open('lower', SALARY);
          // Where the page is there first, it is told when the day is paid: nothing is loaded anew.
          await expect(paidList(other).locator('tbody').getByText(word('settlement.state.paid'), { exact: true })).toBeVisible({ timeout: 120_000 });
          await expectWhole(other, 'settled');
        });

        await test.step('is explained in sentences and as a table that says the same', async () => {
          const centre = agentCentre(other);
          await reading.hand(other).press(paidList(other).locator('tbody').getByRole('button').first());
          const words = centre.getByRole('region', { name: word('explain.inWords') });
          await expect(words.getByText(says('explain.words.stakes'))).toBeVisible();
          await expect(words.getByText(says('explain.words.rowFree', { number: '1', percent: '2' }))).toBeVisible();
          const due = amountIn(await bodyOf(other, 'explain.calculation').getByRole('row').filter({ hasText: word('settlement.gross') }).textContent());
          expect(due).not.toBe('');
          await expect(words).toContainText(due);
          await expectWhole(other, 'explained');
        });

        await test.step('leads down to the bets that the player placed, and their sum is what was explained', async () => {
          const centre = agentCentre(other);
          await reading.hand(other).press(centre.getByRole('button', { name: player.username }));
          await expect(centre.getByRole('heading', { name: says('explain.betsTitle', { account: player.username }) })).toBeFocused();
          const rows = bodyOf(other, 'explain.bets').getByRole('row');
          await expect(rows.nth(ROUNDS - 1)).toBeVisible();
          const stakes = (await rows.locator('td:nth-child(3)').allTextContents()).map((text) => cents(amountIn(text).replaceAll(',', '')));
          const total = cents(amountIn(await centre.locator('[data-main] dd').first().textContent()).replaceAll(',', ''));
          expect(stakes.reduce((sum, stake) => sum + stake, 0)).toBe(total);
          await expectWhole(other, 'bets');
        });

        await test.step('stands in the income, whose figure leads back to the settlement', async () => {
          const centre = agentCentre(other);
          const hand = reading.hand(other);
          await other.goto(`${site}/agent/myIncome`);
          const figure = bodyOf(other, 'income.list').getByRole('link', { name: says('income.daily') });
          const amount = amountIn(await figure.textContent());
          await expectWhole(other, 'income');
          await hand.press(figure);
          await expect(centre.getByRole('heading', { name: says('income.daily') })).toBeFocused();
          await expect(bodyOf(other, 'income.moves')).toContainText(amount);
          await expectWhole(other, 'income-day');
          await hand.press(bodyOf(other, 'income.moves').getByRole('button').first());
          await expect(centre.getByRole('region', { name: word('explain.inWords') }).getByText(says('explain.words.stakes'))).toBeVisible();
        });

        await test.step('ends by the upline, and both are told', async () => {
          page = await life.open('upper', DOWNLINE);
          const hand = reading.hand(page);
          await hand.press(contractOf(page).getByRole('button', { name: word('contract.terminate.do') }));
          const question = page.getByRole('alertdialog');
          await expect(question).toBeVisible();
          await expectWhole(page, 'end-question');
          await hand.press(question.getByRole('button', { name: word('contract.terminate.do') }));
          await expect(contractOf(page).getByText(says('contract.time.endedByYou'))).toBeVisible();
          await expectWhole(page, 'ended');
          await other.goto(site + SALARY);
          await expect(agentCentre(other).getByText(says('contract.time.endedBy'))).toBeVisible({ timeout: 60_000 });
          await expectWhole(other, 'ended-below');
        });
        await life.close();
      });
    });
  });
}
