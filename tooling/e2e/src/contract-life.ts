import { expect } from '@playwright/test';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { expectNoAxeFindings } from './axe.ts';
import { call } from './call.ts';
import { comeFrom, makeAccount } from './accounts.ts';
import type { Account } from './accounts.ts';
import { watchContentPolicy } from './content-policy.ts';
import { takeSession } from './fields.ts';
import { keyboardOf } from './keyboard.ts';
import { latinNames } from './latin-names.ts';
import { pageFaults } from './page-faults.ts';
import { PASSWORD } from './people.ts';
import { readEnglish } from './english.ts';
import type { Stack } from './stack.ts';
import { textIn } from './texts-in.ts';

/** How somebody uses a page. */
export interface Hand {
  /** Presses a button, a link or a row's opener. */
  press(target: Locator): Promise<void>;
  /** Writes into a field, in place of what stands there. */
  write(target: Locator, text: string): Promise<void>;
}

/** Somebody who uses the keyboard alone. */
export const byKeyboard = (page: Page): Hand => {
  const keyboard = keyboardOf(page);
  return {
    press: (target) => keyboard.press(target),
    async write(target, text) {
      await keyboard.tabTo(target);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
};

/** Somebody who touches or clicks. */
export const byPointer = (): Hand => ({ press: (target) => target.click(), write: (target, text) => target.fill(text) });

/** In which brand, language and width a contract is lived through. */
export interface ContractReading {
  /** The default one unless stated. */
  readonly brand?: string;
  readonly language: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hand: (page: Page) => Hand;
}

/** Two agents and a player of the lower one, each with a browser, and the words of their language. */
export interface ContractLife {
  readonly site: string;
  readonly below: Account;
  readonly player: Account;
  readonly upper: BrowserContext;
  readonly lower: BrowserContext;
  readonly playing: BrowserContext;
  /** Terms of both contracts, made by calls: what no step is about. */
  agreeOnRealTime(): Promise<void>;
  open(who: 'upper' | 'lower', path: string): Promise<Page>;
  /** Opens a page as the player. */
  openGame(path: string): Promise<Page>;
  /** A text of the agent centre, whatever is put into it, or what is stated. */
  says(key: string, values?: Readonly<Record<string, string>>): RegExp;
  /** A text that nothing is put into. */
  word(key: string): string;
  /**
   * Nothing is wrong with a page by axe, and nothing in its place or in its language.
   * @param codes what the page has of codes, as sources of expressions
   */
  expectWhole(page: Page, name: string, codes?: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** The first amount in a text, as it is written. */
export const amountIn = (text: string | null): string => /\d[\d,]*(?:\.\d+)?/.exec(text ?? '')?.[0] ?? '';
/** The agent centre of a page. */
export const agentCentre = (page: Page): Locator => page.getByRole('dialog').first();

/** A new session of an account, as of the servers' present. */
async function tokenOf(site: string, username: string, ip: string): Promise<string> {
  const outcome = await call('loginV2', { username, password: PASSWORD, type: 'username' }, { site, ip });
  if (!('token' in outcome)) throw new Error(`${username} has a second factor.`);
  return outcome.token;
}

/** Opens accounts below the agent of the demo, and the browsers of those three. */
export async function openContractLife(browser: Browser, stack: Stack, { brand, language, viewport }: ContractReading): Promise<ContractLife> {
  const site = stack.site(brand);
  const upperFrom = { site, ip: '127.0.0.1' };
  const upperToken = await tokenOf(site, 'demo_agent', upperFrom.ip);
  const { link: forAgents } = await call('agentLinkMake', { rate: '1', type: 1, note: '', days: null, mostUses: null }, { ...upperFrom, token: upperToken });
  const below = await makeAccount(site, { affiliateCode: forAgents.code });
  const { link: forPlayers } = await call('agentLinkMake', { rate: '0.5', type: 0, note: '', days: null, mostUses: null }, below.from);
  const player = await makeAccount(site, { affiliateCode: forPlayers.code });
  const refusals: (readonly string[])[] = [];
  const names = new Map<BrowserContext, () => string[]>();
  const context = async (ip: string): Promise<BrowserContext> => {
    const opened = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' });
    refusals.push(await watchContentPolicy(opened));
    names.set(opened, latinNames(opened));
    if (language === 'EN') await readEnglish(opened, stack);
    await comeFrom(opened, ip);
    return opened;
  };
  const [upper, lower, playing] = [await context(upperFrom.ip), await context(below.from.ip), await context(player.from.ip)];
  const open = async (of: BrowserContext, username: string, ip: string, path: string): Promise<Page> => {
    const page = await of.newPage();
    await takeSession(page, await tokenOf(site, username, ip), site + path);
    return page;
  };
  const text = (key: string): string => textIn(language, 'agent', key);
  return {
    site, below, player, upper, lower, playing,
    async agreeOnRealTime() {
      const rows = [{ percent: '0.5', activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' }];
      await call('processRealTimeSalary', { action: 'offer', account: below.username, revision: 0, rows }, { ...upperFrom, token: upperToken });
      const { contract } = await call('ownContract', { kind: 'realtime' }, below.from);
      if (contract === null) throw new Error('The offer did not arrive.');
      await call('processRealTimeSalary', { action: 'accept', contractId: contract.id, revision: contract.revision }, below.from);
    },
    async open(who, path) {
      const page = await (who === 'upper' ? open(upper, 'demo_agent', upperFrom.ip, path) : open(lower, below.username, below.from.ip, path));
      await expect(page.getByRole('dialog', { name: text('centre.title') })).toBeVisible({ timeout: 60_000 });
      return page;
    },
    openGame: (path) => open(playing, player.username, player.from.ip, path),
    // What is put into a text of a page from right to left stands between marks.
    says: (key, values = {}) =>
      new RegExp(text(key).split(/(\{\{\w+\}\})/).map((part) => {
        const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
        return name === undefined ? escaped(part) : values[name] === undefined ? '.*' : `\\p{Cf}*${escaped(values[name])}\\p{Cf}*`;
      }).join(''), 'su'),
    word: text,
    async expectWhole(page, name, codes = []) {
      await expectNoAxeFindings(page);
      const latin = language === 'EN' ? [String.raw`\p{Script=Latin}+`] : (names.get(page.context())?.() ?? []);
      expect.soft(await pageFaults(page, { latin: [...codes, ...latin] }), name).toEqual([]);
      const folder = process.env['PICTURES'];
      if (folder !== undefined) await page.screenshot({ path: `${folder}/contract-${language}-${name.replaceAll(/\W+/g, '-')}.png`, animations: 'disabled' });
    },
    async close() {
      await Promise.all([upper, lower, playing].map((one) => one.close()));
      expect(refusals.flat(), 'refused by the content policy').toEqual([]);
    },
  };
}
