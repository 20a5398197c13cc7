import { dialogOf, expect, ownLanguages, readAs, test } from '../../src/index.ts';
import type { Reader } from '../../src/index.ts';

/** A way to what opens over a page: who goes it, from which page, and what is pressed. */
interface Way {
  readonly username?: string;
  readonly path: string;
  readonly open: (reader: Reader) => Promise<unknown>;
}

/** A button, or a link that looks like one, by its text in the catalogue, whatever is put into it. */
function button({ page, t }: Reader, namespace: string, key: string) {
  const parts = t(namespace, key).split(/\{\{\w+\}\}/);
  const name = new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.*')}$`, 's');
  return page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
}
const press = (namespace: string, key: string) => (reader: Reader) => button(reader, namespace, key).click();

/** Begins a deposit, and asks to call it off. */
async function callDepositOff(reader: Reader): Promise<void> {
  const form = dialogOf(reader.page);
  await form.locator('button[aria-pressed]').first().click();
  await form.locator('button[type=submit]').click();
  await button(reader, 'member', 'deposit.cancel').click();
}

async function deleteMessage(reader: Reader): Promise<void> {
  await dialogOf(reader.page).getByRole('heading', { level: 3 }).getByRole('button').first().click();
  await button(reader, 'member', 'inbox.delete').click();
}

const player = 'demo_member';
const agent = 'demo_agent';

/** What opens over pages beside the dialogs of the registry: menus, filters, forms and questions before something is done. */
const ways: Readonly<Record<string, Way>> = {
  'filters of a hall': { username: player, path: '/rng', open: press('games', 'find.open') },
  'menu of the account': { username: player, path: '/', open: ({ page }) => page.locator('header button[data-account]').first().click() },
  'a new payout account': { username: player, path: '/member/securityCenter?part=payoutAccounts', open: press('member', 'payout.add') },
  'a payout account that is removed': { username: player, path: '/member/securityCenter?part=payoutAccounts', open: press('member', 'payout.removeOf') },
  'a deposit that is called off': { username: player, path: '/member/depositv2', open: callDepositOff },
  'a message that is deleted': { username: player, path: '/member/messageV2', open: deleteMessage },
  'bets by day': { username: player, path: '/member/personalHistoryCopy', open: press('member', 'totals.byDay') },
  'a chart as a table': { username: player, path: '/member/personalProfit', open: press('member', 'profit.showTable') },
  'a rate that is changed': { username: agent, path: '/agent/teamManagement', open: press('agent', 'team.changeRateOf') },
  'a message to the team': { username: agent, path: '/agent/teamManagement', open: press('agent', 'team.messageTo') },
  'money for the team': { username: agent, path: '/agent/teamManagement', open: press('agent', 'team.transferTo') },
  'a contract that is offered': { username: agent, path: '/agent/dividend?part=downline', open: press('agent', 'contract.offer') },
  'a contract that is ended': { username: agent, path: '/agent/dividend?part=downline', open: press('agent', 'contract.terminate.do') },
};

/** Pages of the centres with choices that open as lists and calendars. */
const choices = [
  { username: player, path: '/member/personalHistoryCopy' },
  { username: player, path: '/member/transactionHistory' },
  { username: player, path: '/member/personalProfit' },
  { username: agent, path: '/agent/teamOverview' },
  { username: agent, path: '/agent/teamTransactions' },
] as const;

for (const own of ownLanguages) {
  for (const [name, { username, path, open }] of Object.entries(ways)) {
    test(`${own.brand}: ${name} in ${own.language} is whole and in place, from 360 to 1920 px`, async ({ browser, stack }) => {
      const { context, ...reader } = await readAs(browser, stack, own, username);
      await reader.page.goto(reader.site + path);
      // Words of what is below the fold come with the first interaction.
      await reader.page.mouse.move(8, 8);
      await open(reader);
      await reader.expectNoFaults(name);
      await context.close();
    });
  }

  for (const { username, path } of choices) {
    test(`${own.brand}: what opens from ${path} in ${own.language} is whole and in place, from 360 to 1920 px`, async ({ browser, stack }) => {
      const { context, page, site, expectNoFaults } = await readAs(browser, stack, own, username);
      await page.goto(site + path);
      const openers = dialogOf(page).locator('button[aria-haspopup]');
      await expect(openers.first()).toBeVisible();
      const count = await openers.count();
      for (let index = 0; index < count; index += 1) {
        await openers.nth(index).click();
        await expect(page.getByRole('listbox').or(page.getByRole('grid')).first()).toBeVisible();
        await expectNoFaults(`${path} ${index}`);
        await page.keyboard.press('Escape');
      }
      await context.close();
    });
  }
}
