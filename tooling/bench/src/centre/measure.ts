import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { signedCallback } from '@livery/gateway/test-support';
import { chromiumLaunch } from '@livery/test-config';
import { p95 } from '../figures/figure.ts';
import type { Figure, Limit } from '../figures/figure.ts';
import { openClient } from '../gateway/login-client.ts';
import { featureScripts } from '../home-js/feature-scripts.ts';
import { enterHall, rest } from '../lobby/enter.ts';
import { withServers } from '../servers/with-servers.ts';
import { agentScriptFigures } from './agent-scripts.ts';
import type { AgentScriptBudgets } from './agent-scripts.ts';
import { clickToPage } from './click-to-page.ts';

/** Budgets of the member centre, and of the scripts of the agent centre. */
export interface CentreBudgets extends AgentScriptBudgets {
  /** Scripts of one page, and of the shell around all, in kB. */
  readonly page: Limit;
  readonly shell: Limit;
  /** From the click on a page to its content, in milliseconds. */
  readonly opening: Limit;
  /** From a provider's callback to the balance in the header, in milliseconds. */
  readonly credited: Limit;
}

/** The scripts of pages by their key, as their files are called. */
const PAGES: Readonly<Record<string, string>> = {
  overview: 'overview',
  securityCenter: 'security-centre',
  secondFactor: 'second-factor-page',
  transferFund: 'my-wallet',
  depositv2: 'deposit-page',
  withdraw: 'withdraw-page',
  transferUpline: 'transfer-page',
  personalHistoryCopy: 'bet-records',
  manualRebate: 'cashback-page',
  transactionHistory: 'wallet-records',
  personalProfit: 'personal-profit',
  referral: 'referral-page',
  messageV2: 'inbox-page',
};

/** What other parts of the site have fetched before, of overlays and forms. */
const SHARED = ['confirm-view'];

/** The shell, and of each page what no other page fetches; beside it what a first visit fetches with the parts that pages share. */
function scriptFigures({ page, shell }: CentreBudgets): Figure[] {
  const around = [...SHARED, 'member-centre'];
  const names = Object.values(PAGES);
  const pages = Object.entries(PAGES).map(([key, name]) => ({
    key,
    own: featureScripts(name, { known: [...around, ...names.filter((other) => other !== name)] }).own,
    first: featureScripts(name, { known: around }).own,
  }));
  return [
    { what: 'member centre: scripts of its shell, gzip', value: featureScripts('member-centre', { known: SHARED }).own, unit: 'kB', limit: shell },
    ...pages.map(({ key, own }): Figure => ({ what: `member centre: own scripts of ${key}, gzip`, value: own, unit: 'kB', limit: page })),
    ...pages.map(({ key, first }): Figure => ({ what: `member centre: scripts of ${key} with shared parts, as the first page, gzip`, value: first, unit: 'kB' })),
  ];
}

const DEPOSIT = '10000';

/** Pays deposits in by signed callbacks, one after the other, and returns how long each took to the header. */
async function creditTimes(page: Page, port: number, dataDir: string, times: number): Promise<number[]> {
  const { token, merchantCode } = await page.evaluate(() => ({ token: sessionStorage.getItem('token') ?? '', merchantCode: sessionStorage.getItem('merchantCode') ?? '' }));
  const base = `http://localhost:${port}`;
  const client = await openClient(base, merchantCode);
  const keys = JSON.parse(readFileSync(join(dataDir, 'payment-keys.json'), 'utf8')) as Record<string, Record<string, { id: string; secret: string }>>;
  const [[provider, merchants] = ['', {}]] = Object.entries(keys);
  const key = merchants[merchantCode];
  if (key === undefined) throw new Error('The demo payment provider has no key of this merchant.');
  const taken: number[] = [];
  for (let time = 0; time < times; time++) {
    const { deposit } = await client.post('depositCreate', { method: 'qr', amount: '100.00', returnPath: '/member/depositv2' }, token);
    const shown = page.evaluate(async () => {
      const amount = () => document.querySelector('header [role=group] bdi')?.textContent;
      const before = amount();
      while (amount() === before) await new Promise((frame) => requestAnimationFrame(frame));
      return performance.timeOrigin + performance.now();
    });
    const receipt = { txId: `bench-${time}`, amount: DEPOSIT, scale: 2, currency: deposit.currency, at: new Date().toISOString() };
    const { url, payload, headers } = signedCallback({ tenant: merchantCode, provider }, { eventId: `bench-${time}`, type: 'pay-in.received', paymentId: deposit.id, receipt }, Date.now(), key);
    const sent = performance.timeOrigin + performance.now();
    const answer = await fetch(base + url, { method: 'POST', headers, body: payload });
    if (!answer.ok) throw new Error(`A callback was answered with ${answer.status}.`);
    taken.push((await shown) - sent);
    await rest(page);
  }
  return taken;
}

/**
 * Measures the centres: the scripts of both, how fast the member centre's pages show once they were fetched, and how fast a deposit shows in the header.
 *
 * @param times openings of each page, and deposits; 95 of 100 count
 */
export async function measureCentre(budgets: CentreBudgets, times: number): Promise<Figure[]> {
  let settings = { port: 0, dataDir: '' };
  const timed = await withServers(
    async (site) => {
      const browser = await chromium.launch(chromiumLaunch());
      try {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
        const origin = new URL(site('aurora')).origin;
        await enterHall(page, origin);
        const opened = await clickToPage(page, origin, times);
        const credited = await creditTimes(page, settings.port, settings.dataDir, times);
        return [
          { what: 'member centre: from the click on a page to its content, fetched before, 95 of 100', value: p95(opened), unit: 'ms', limit: budgets.opening },
          { what: 'from a provider’s callback to the balance in the header, 95 of 100', value: p95(credited), unit: 'ms', limit: budgets.credited },
        ] satisfies Figure[];
      } finally {
        await browser.close();
      }
    },
    async (given) => void (settings = given),
  );
  return [...scriptFigures(budgets), ...agentScriptFigures(budgets), ...timed];
}
