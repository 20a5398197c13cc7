import { call, makeAccount, test } from '../src/index.ts';
import type { Stack } from '../src/index.ts';
import { AGENT, agentActs, answerActs, BELOW, openingActs, withLink } from './agent-acts.ts';
import { offers, panels, periods, screensBelow, strangers } from './agent-pages.ts';
import { button, seeActs } from './centre-acts.ts';
import { looks, viewAs } from './centre-looks.ts';
import type { Viewer } from './centre-looks.ts';
import { centreOf, open, seePages, seeWithout, sessionOf, settled } from './centre-pages.ts';

/** Opens an account of an agent right below that of the demo. */
async function makeAgent(site: string): Promise<string> {
  const { link } = await call('agentLinkMake', { rate: '1', type: 1, note: '', days: null, mostUses: null }, await sessionOf(site, AGENT));
  return (await makeAccount(site, { affiliateCode: link.code })).username;
}

/** What opens inside a panel without a page of its own. */
async function seeOpened(viewer: Viewer): Promise<void> {
  const { page } = viewer;
  await open(viewer, await withLink(viewer));
  await button(viewer, 'links.qrOf', 'agent').first().click();
  await page.waitForTimeout(800);
  await viewer.see('registerCenter-qr');
  await open(viewer, '/agent/teamOverview');
  await button(viewer, 'chart.showTable', 'agent').first().click();
  await viewer.see('teamOverview-table');
  await open(viewer, '/agent/teamTransactions');
  const openers = centreOf(viewer).locator('button[aria-haspopup]');
  for (let index = 0; index < (await openers.count()); index += 1) {
    await openers.nth(index).click();
    await page.waitForTimeout(300);
    await viewer.see(`teamTransactions-choice-${index}`);
    await page.keyboard.press('Escape');
  }
}

/** What an agent with an upline finds: its contracts, and what it was paid. */
async function seeBelow(viewer: Viewer): Promise<void> {
  await seePages(viewer, Object.fromEntries(Object.entries(panels).filter(([name]) => /Income|dividend|Salary/.test(name))), 'below');
  for (const panel of ['dividend', 'dailySalary', 'realTimeSalary']) {
    await open(viewer, `/agent/${panel}`);
    await centreOf(viewer).getByRole('table').last().locator('tbody button').first().click();
    await settled(viewer);
    await viewer.see(`${panel}-explained-below`);
  }
  await seeActs(viewer, answerActs);
  await open(viewer, '/agent/realTimeSalary');
  await centreOf(viewer).getByRole('article').locator('button[aria-expanded]').first().click();
  await settled(viewer);
  await viewer.see('realTimeSalary-versions-below');
}

/** Panels and the screens below them, each once: another account or kind is waited for alike. */
const each = async (stack: Stack, brand: string) => {
  const { 'teamManagement-found': _found, 'teamBetting-account': _account, 'profitLoss-own': _own, 'teamTransactions-deposits': _deposits, ...below } = await screensBelow(stack.site(brand));
  return { ...panels, ...below };
};

/** Who looks at what, by name; what changes something comes last. */
const series: Readonly<Record<string, { readonly of: (site: string) => string | Promise<string>; readonly see: (viewer: Viewer, stack: Stack, brand: string) => Promise<unknown> }>> = {
  empty: {
    of: makeAgent,
    async see(viewer) {
      await seePages(viewer, panels, 'empty');
      await seeActs(viewer, openingActs);
    },
  },
  filled: { of: () => AGENT, see: async (viewer, stack, brand) => seePages(viewer, { ...panels, ...offers, ...(await screensBelow(stack.site(brand))), ...periods, ...strangers }, 'filled') },
  loading: { of: () => AGENT, see: async (viewer, stack, brand) => seeWithout(viewer, await each(stack, brand), 'loading') },
  refused: { of: () => AGENT, see: async (viewer, stack, brand) => seeWithout(viewer, await each(stack, brand), 'refused') },
  below: { of: () => BELOW, see: seeBelow },
  acts: { of: () => AGENT, see: (viewer) => seeActs(viewer, agentActs) },
  opened: { of: () => AGENT, see: seeOpened },
};

for (const look of looks) {
  const { brand } = look.own;
  for (const [name, { of, see }] of Object.entries(series)) {
    test(`${brand}: ${name}`, async ({ browser, stack }) => {
      test.setTimeout(3_600_000);
      const viewer = await viewAs(browser, stack, look, await of(stack.site(brand)));
      await see(viewer, stack, brand);
      await viewer.close();
    });
  }
}
