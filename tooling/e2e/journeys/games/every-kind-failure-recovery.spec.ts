import type { BrowserContext, Page } from '@playwright/test';
import { ask, expect, gameKinds, ledgerBalance, logIn, openBeside, placeBet, shownBalance, test } from '../../src/index.ts';
import type { GameKind, GameView, Stack } from '../../src/index.ts';

interface Kind extends GameKind {
  /** The round is decided immediately: the failure happens while the bet is in flight. */
  readonly atOnce?: true;
  /** Its events may be called off, which voids their bets. */
  readonly calledOff?: true;
  /** Key that finishes a round after recovery, when the round waits for its player. */
  readonly ends?: string;
  /** Speed factor of the vendor's clock; a round would otherwise take minutes. */
  readonly rate?: number;
}

/** One vendor per game engine. */
const kinds: Readonly<Record<string, Kind>> = {
  slots: { ...gameKinds.slots, atOnce: true },
  'a live table': gameKinds.live,
  fishing: { ...gameKinds.fishing, ends: 'c' },
  'cards between players': gameKinds.cards,
  bingo: gameKinds.bingo,
  'an instant lottery': { ...gameKinds.elotteries, atOnce: true },
  'a wheel': gameKinds.zodiac,
  'a board of events': { ...gameKinds.cockfight, rate: 4, calledOff: true },
};

interface BetRecord {
  readonly state: string;
  readonly stake: string;
  readonly prize: string;
}

interface Books {
  readonly total: number;
  readonly records: readonly BetRecord[];
}

const OVER = new Set(['settled', 'voided']);
const ROUND_MS = 120_000;
const digits = (amount: string): bigint => BigInt(amount.replaceAll(/\D/g, ''));

/** The newest bets in the site's records. */
async function booksOf(page: Page): Promise<Books> {
  const { value } = await ask(page, '/wps/member/bets?pageSize=9');
  return value as unknown as Books;
}

/** An open game and the page it belongs to. */
interface Seat {
  /** Page of the site. */
  readonly page: Page;
  readonly game: GameView;
  /** Tab that contains the game. */
  readonly tab: Page;
}

async function sit(page: Page, stack: Stack, { menu, code, chosen, window }: Kind): Promise<Seat> {
  await page.goto(`${stack.site()}${menu}?page=${code}`);
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  const tab = window ? await openBeside(page, link) : page;
  if (!window) await link.click();
  if (chosen) await page.getByRole('main').getByRole('link', { name: 'Play this lottery', exact: true }).click();
  const game = window ? tab : page.frameLocator('iframe');
  await expect(game.locator('[data-state=ready], #game[data-busy=false]').first()).toBeVisible({ timeout: 30_000 });
  return { page, game, tab };
}

/** Starts a round and stops in the middle of it. */
async function begin({ page, game, tab }: Seat, { play, atOnce }: Kind, before: Books): Promise<void> {
  if (atOnce === true) {
    // The first keys may close the dialog that says what became of the last round.
    await expect(async () => {
      const sent = tab.waitForRequest((request) => request.url().endsWith('/api/spin'), { timeout: 4000 });
      sent.catch(() => undefined);
      for (const key of play.keys) await game.locator('body').press(key);
      await sent;
    }).toPass({ timeout: 30_000 });
    return;
  }
  // The text may show the previous round's bet until the next round starts.
  await expect(async () => {
    await placeBet(game, play);
    await expect.poll(async () => (await booksOf(page)).total, { timeout: 4000 }).toBe(before.total + 1);
  }).toPass({ timeout: ROUND_MS });
  expect(OVER.has((await booksOf(page)).records[0]?.state ?? '')).toBe(false);
}

/** Crashes the tab's renderer, as out of memory would (the site's too where they share it), and reopens it. */
async function crash(seat: Seat, context: BrowserContext, stack: Stack, kind: Kind): Promise<Seat> {
  const session = await context.newCDPSession(seat.tab);
  session.send('Page.crash').catch(() => undefined);
  await seat.tab.waitForEvent('crash');
  await seat.tab.close();
  await seat.page.close();
  const page = await context.newPage();
  await page.goto(stack.site());
  await logIn(page, 'demo_member');
  return sit(page, stack, kind);
}

for (const [name, kind] of Object.entries(kinds)) {
  test(`${name}: balance, records and game agree after gateway, vendor and tab fail in the middle of a round`, async ({ page, context, stack }) => {
    test.setTimeout(600_000);
    const restartVendor = async (): Promise<void> => {
      await stack.killVendor();
      await stack.startVendor(kind.rate === undefined ? {} : { VENDOR_CLOCK_RATE: String(kind.rate) });
    };
    if (kind.rate !== undefined) await restartVendor();
    await page.goto(stack.site());
    await logIn(page, 'demo_member');
    let seat = await sit(page, stack, kind);

    const victims: Readonly<Record<string, () => Promise<void>>> = {
      async gateway() {
        await stack.killGateway();
        await stack.startGateway();
      },
      vendor: restartVendor,
      async tab() {
        seat = await crash(seat, context, stack, kind);
      },
    };
    for (const [victim, die] of Object.entries(victims)) {
      await test.step(`the ${victim} dies`, async () => {
        const before = await booksOf(seat.page);
        const balance = digits(await ledgerBalance(seat.page));
        await begin(seat, kind, before);
        await die();
        if (kind.ends !== undefined && victim !== 'tab') await seat.game.locator('body').press(kind.ends);
        const mine = async (): Promise<readonly BetRecord[]> => {
          const { total, records } = await booksOf(seat.page);
          return records.slice(0, total - before.total);
        };
        // A bet in flight when its wallet failed may never have arrived.
        await expect.poll(async () => (await mine()).every(({ state }) => OVER.has(state)), { timeout: ROUND_MS }).toBe(true);
        if (kind.atOnce !== true) expect((await mine()).map(({ state }) => (kind.calledOff === true && state === 'voided' ? 'settled' : state))).toEqual(['settled']);
        const due = async (): Promise<bigint> =>
          (await mine()).filter(({ state }) => state === 'settled').reduce((sum, { stake, prize }) => sum - digits(stake) + digits(prize), balance);
        await expect.poll(async () => digits(await ledgerBalance(seat.page)) - (await due()), { timeout: 30_000 }).toBe(0n);
        await expect.poll(async () => digits(await seat.game.locator('.balance .value').innerText()) - (await due()), { timeout: 30_000 }).toBe(0n);
        await expect.poll(async () => digits(await shownBalance(seat.page)) - (await due()), { timeout: 30_000 }).toBe(0n);
      });
    }
    if (kind.rate !== undefined) {
      await stack.killVendor();
      await stack.startVendor();
    }
  });
}
