import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openGamePages, violationsOf } from '../test-support/game-pages.ts';
import { startPageServer } from '../test-support/page-server.ts';
import type { PageServer } from '../test-support/page-server.ts';
import { slotModelOf } from '../shared/slot-info.ts';
import { BINGO_TIMING } from '../shared/bingo.ts';
import { liveTimingOf, SHOE_ROUNDS } from '../shared/live.ts';
import { roundDurationOf } from '../shared/table.ts';
import type { TableTiming } from '../shared/table.ts';
import { WHEEL_TIMING } from '../shared/wheel.ts';

const pages = openGamePages();
let vendor: PageServer;

/** Checks the page and its dialogs (odds and rules, last rounds) with axe. */
async function expectNoViolations(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  for (const key of ['p', 'h']) {
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' }).catch(() => undefined);
  }
}
const expectSoon = <T>(ask: () => T) => expect.poll(ask, { timeout: 30_000 });
/** Closes everything that a test has opened. */
async function closeAll(): Promise<void> {
  await Promise.all(pages.browser.contexts().map((context) => context.close()));
  await vendor.close();
}
/** Starts a vendor and opens one of its games. */
async function openGame(code: string, game: string, viewport: { width: number; height: number }, fields: Record<string, string> = {}): Promise<Page> {
  vendor = await startPageServer(game, pages.folder, code);
  const page = await (await pages.browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
  await page.goto(vendor.launchUrl(fields));
  await page.locator('[data-state=ready]').waitFor();
  return page;
}

interface Case {
  readonly vendor: string;
  readonly game: string;
  readonly timing: TableTiming | null;
  readonly keys: readonly string[];
  /** Selector that matches when a bet is placed, also after a reload. */
  readonly kept: string;
  readonly telugu: string;
}
const CASES: readonly Case[] = [
  { vendor: 'MN6', game: 'mn6-six-animals-classic', timing: WHEEL_TIMING, keys: ['1', '2', 'Space'], kept: '.spot[data-placed]', telugu: 'పందెం వేయండి' },
  { vendor: 'CLH', game: 'clh-callhouse-bingo-75', timing: BINGO_TIMING, keys: ['3', 'Space'], kept: '.bingo-card', telugu: '1 కార్డు కొనండి, €1.00' },
  { vendor: 'MRB', game: 'mrb-baccarat-marble', timing: liveTimingOf('mrb-baccarat-marble'), keys: ['2', '4', 'Space'], kept: '.live-spot[data-placed]', telugu: 'పందెం వేయండి' },
  { vendor: 'CRC', game: 'crc-bull-bull-circle', timing: null, keys: ['Space'], kept: '.action:text("Waiting")', telugu: 'కూర్చోండి' },
  { vendor: 'QKD', game: 'qkd-quickdraw-keno-rush', timing: null, keys: ['6', 'Space'], kept: '.cell[data-picked]', telugu: '€1.00తో డ్రా' },
  { vendor: 'DWW', game: 'dww-reef-hunters', timing: null, keys: ['Enter'], kept: '.game[data-loaded]', telugu: '€1.00 నింపండి' },
];

describe.each(CASES)('$game', { timeout: 90_000 }, ({ vendor: code, game, timing, keys, kept, telugu }) => {
  beforeEach(async () => {
    vendor = await startPageServer(game, pages.folder, code);
  });
  afterEach(closeAll);
  /** Moves to a phase of a round; without shared rounds, past the waiting time or the idle timeout. */
  const moveTo = (part: 'betting' | 'pause'): void => {
    if (timing === null) return part === 'pause' ? vendor.clock.leap(200_000) : undefined;
    const period = roundDurationOf(timing);
    const start = Math.floor(vendor.clock.now() / period) * period;
    vendor.clock.leapTo(part === 'betting' ? start + period + 200 : start + period - timing.pauseMs + 50);
  };
  const open = async (lang = 'en'): Promise<Page> => {
    const page = await (await pages.browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })).newPage();
    await page.goto(vendor.launchUrl({ lang, return: 'http://portal.localhost:1' }));
    await page.locator('[data-state=ready]').waitFor();
    return page;
  };

  it('is played with the keyboard, keeps the bet over a reload, and shows the wallet’s balance', async () => {
    moveTo('betting');
    const page = await open();
    for (const key of keys) await page.keyboard.press(key);
    await page.locator(kept).first().waitFor();
    expect(vendor.wallet.bets.size).toBe(1);
    await page.reload();
    await page.locator('[data-state=ready]').waitFor();
    await page.locator(kept).first().waitFor();
    moveTo('pause');
    await expectSoon(() => vendor.wallet.closed.size).toBe(1);
    await expectSoon(async () => (await page.locator('.balance .value').innerText()).replaceAll(/\D/g, '')).toBe(vendor.wallet.balance.toString());
    expect(vendor.wallet.calls.filter(({ call }) => call === 'authenticate')).toHaveLength(1);
  });

  it('shows the wallet’s balance in a second tab after the first one was closed during a round', async () => {
    moveTo('betting');
    const page = await open();
    for (const key of keys) await page.keyboard.press(key);
    await page.locator(kept).first().waitFor();
    await page.close();
    const anew = await open();
    moveTo('pause');
    await expectSoon(async () => [vendor.wallet.closed.size, BigInt((await anew.locator('.balance .value').innerText()).replaceAll(/\D/g, '')) - vendor.wallet.balance]).toEqual([1, 0n]);
  });

  it('fits every screen without scrolling and has no accessibility violations, dialogs included', async () => {
    const page = await open();
    for (const [width, height] of [[320, 568], [360, 740], [844, 390], [1280, 720]] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => [document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]), `${width} × ${height}`).toEqual([true, true]);
      for (const button of await page.getByRole('button').all()) {
        const box = await button.boundingBox();
        const inside = box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height + 1;
        expect([await button.innerText(), inside], `${width} × ${height}`).toEqual([await button.innerText(), true]);
      }
    }
    await expectNoViolations(page);
  });

  it('uses the player’s language', async () => {
    const page = await open('te');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('te');
    await expectSoon(() => page.locator('.action').innerText()).toBe(telugu);
  });
});

describe('live tables', { timeout: 90_000 }, () => {
  afterEach(closeAll);
  const openTable = (code: string, game: string): Promise<Page> => openGame(code, game, { width: 360, height: 640 });
  /** Moves to the betting phase of a round of the next shoe. */
  const moveInto = (game: string, rounds: number): void => {
    const period = roundDurationOf(liveTimingOf(game));
    const shoe = period * SHOE_ROUNDS;
    vendor.clock.leapTo((Math.floor(vendor.clock.now() / shoe) + 1) * shoe + rounds * period + 200);
  };

  it.each([
    ['VLT', 'vlt-dragon-tiger-velvet', ['1', '3', 'Space']],
    ['MRB', 'mrb-auto-roulette', ['1', '9', 'Space']],
    ['MRB', 'mrb-sicbo-grand', ['2', '3', 'Space']],
  ])('%s %s accepts several bets by keyboard, fits small screens in both directions, and has no accessibility violations', async (code, game, keys) => {
    const page = await openTable(code, game);
    moveInto(game, 3);
    await expectSoon(() => page.locator('.game').getAttribute('data-phase')).toBe('betting');
    for (const key of keys) await page.keyboard.press(key);
    await page.locator('.live-spot[data-placed]').nth(1).waitFor();
    expect(vendor.wallet.bets.size).toBe(1);
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      for (const [width, height] of [[320, 568], [360, 640], [844, 390]] as const) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(() => [...document.querySelectorAll('button')].filter((button) => { const { left, right, top, bottom } = button.getBoundingClientRect(); return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight + 1; }).map((button) => button.textContent).concat(document.documentElement.scrollWidth > innerWidth ? ['page'] : [])), `${direction} ${width} × ${height}`).toEqual([]);
      }
    }
    expect(await violationsOf(page)).toEqual([]);
  });

  it('show the roads of the whole shoe to late joiners and begin again with the next shoe', async () => {
    const game = 'mrb-baccarat-marble';
    const page = await openTable('MRB', game);
    const beads = page.locator('.road[data-road=bead] text');
    moveInto(game, 20);
    await expectSoon(() => beads.count()).toBe(20);
    expect(await page.locator('.road-round').innerText()).toBe('21 / 64');
    const counted = (await page.locator('.tally').allInnerTexts()).map((text) => Number(/\d+/.exec(text)));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(20);
    // After a reload the roads are the same and the chip stays selected.
    await page.keyboard.press('ArrowUp');
    const chip = await page.locator('.stake-value .value').innerText();
    await page.reload();
    await expectSoon(() => beads.count()).toBe(20);
    expect([chip, await page.locator('.stake-value .value').innerText()]).toEqual(['€2.00', '€2.00']);
    vendor.clock.leap(roundDurationOf(liveTimingOf(game)) - liveTimingOf(game).pauseMs);
    await expectSoon(() => beads.count()).toBe(21);
    moveInto(game, 0);
    await expectSoon(() => page.locator('.road-round').innerText()).toBe(`1 / ${SHOE_ROUNDS}`);
    expect(await beads.count()).toBe(0);
  });

  it('reveal the cards one by one and announce the result afterwards', async () => {
    const game = 'mrb-baccarat-marble';
    vendor = await startPageServer(game, pages.folder, 'MRB');
    const page = await (await pages.browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
    await page.goto(vendor.launchUrl({}));
    await page.locator('[data-state=ready]').waitFor();
    moveInto(game, 5);
    await expectSoon(() => page.locator('.game').getAttribute('data-phase')).toBe('betting');
    for (const key of ['2', '3', '4', 'Space']) await page.keyboard.press(key);
    await page.locator('.live-spot[data-placed]').nth(2).waitFor();
    const { bettingMs, closingMs, revealMs } = liveTimingOf(game);
    vendor.clock.leap(bettingMs + closingMs + revealMs * 0.25);
    await page.locator('.live-card[data-face=back]').first().waitFor();
    expect(await page.locator('.live-spot[data-won]').count()).toBe(0);
    expect(await page.locator('.win .value').innerText()).toBe('–');
    vendor.clock.leap(revealMs);
    await page.locator('.live-spot[data-won]').first().waitFor();
    expect(await page.locator('.live-card[data-face=back]').count()).toBe(0);
    await expectSoon(async () => (await page.locator('.win .value').innerText()).replaceAll(/\D/g, '')).toBe([...vendor.wallet.wins.values()].join(''));
    expect(await page.getByRole('status').innerText()).toMatch(/^(Player wins|Banker wins|Tie), .*comes back to you$/);
  });
});

describe('boards of events', { timeout: 90_000 }, () => {
  afterEach(closeAll);
  const openBoard = (code: string, game: string, fields: Record<string, string> = {}): Promise<Page> => openGame(code, game, { width: 1280, height: 720 }, fields);

  it('accept several bets by keyboard, keep them over a reload, report moved prices, and show the results', async () => {
    const page = await openBoard('FLD', 'fld-football-sportsbook');
    const running = page.locator('.bet[data-status=running]');
    await page.locator('.fixture[data-phase=coming] .fixture-open').last().press('Enter');
    await page.keyboard.press('1');
    await page.keyboard.press('b');
    await expectSoon(() => running.count()).toBe(1);
    // Simulates a price that was better when it was shown.
    await page.route('**/api/spin', (route) => {
      const asked = route.request().postDataJSON() as { choice: { price: number } };
      return route.continue({ postData: JSON.stringify({ ...asked, choice: { ...asked.choice, price: asked.choice.price + 40 } }) });
    });
    await page.keyboard.press('2');
    await page.keyboard.press('b');
    await expectSoon(() => page.getByRole('alert').innerText()).toMatch(/^The price has moved from \d+\.\d\d to \d+\.\d\d\. Nothing was placed/);
    expect(vendor.wallet.bets.size).toBe(1);
    await page.unroute('**/api/spin');
    await page.keyboard.press('b');
    await expectSoon(() => running.count()).toBe(2);
    await page.reload();
    await page.locator('[data-state=ready]').waitFor();
    await expectSoon(() => running.count()).toBe(2);
    expect(await page.locator('.cash dd').first().innerText()).toBe('€2.00');
    vendor.clock.leap(520_000);
    await expectSoon(() => vendor.wallet.closed.size).toBe(2);
    await expectSoon(() => page.locator(':is(.bet[data-status=won], .bet[data-status=lost], .bet[data-status=returned])').count()).toBe(2);
    await expectSoon(async () => (await page.locator('.balance .value').innerText()).replaceAll(/\D/g, '')).toBe(vendor.wallet.balance.toString());
  });

  it.each([['FLD', 'fld-tidewater-premier', 'Tidewater Premier'], ['AV', 'av-avalon-in-play', 'ప్రత్యక్షం'], ['DS88', 'ds88-dawn-spur-lobby', 'అన్నీ']])('of %s, opened by %s, fit every screen in both directions, have no accessibility violations, and use the player’s language', async (code, game, chip) => {
    const page = await openBoard(code, game, { lang: 'te' });
    expect(await page.locator('.chip[aria-pressed=true]').innerText()).toBe(chip);
    await expectSoon(() => page.locator('.action').innerText()).toBe('పందెం వేయండి');
    await expectNoViolations(page);
    const faults: string[] = [];
    for (const direction of ['ltr', 'rtl'])
      for (const [width, height] of [[360, 640], [844, 390]] as const) {
        await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
        await page.setViewportSize({ width, height });
        for (const tab of await page.locator('.pane-tab').all()) {
          await tab.click();
          // Scrolling areas scroll inside; everything else must be visible.
          faults.push(...await page.evaluate(() => [...document.querySelectorAll('button:not(.chip), select')].filter((one) => {
            const { left, right, top, bottom, width: wide } = one.getBoundingClientRect();
            return wide > 0 && (left < 0 || right > innerWidth || (one.closest('.scroller') === null && (top < 0 || bottom > innerHeight + 1)));
          }).map((one) => `${innerWidth}: ${one.textContent}`).concat(document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight ? ['page'] : [])));
          if (width === 360 && direction === 'ltr') faults.push(...await violationsOf(page));
        }
      }
    expect(faults).toEqual([]);
  });
});

describe('slots', { timeout: 90_000 }, () => {
  const openSlot = (code: string, game: string): Promise<Page> => openGame(code, game, { width: 390, height: 844 });
  afterEach(closeAll);

  it('continue free spins after a reload and show the new balance only at their end', async () => {
    const game = 'fgl-meadow-waltz-free-spins';
    const page = await openSlot('FGL', game);
    const { strips } = slotModelOf(game).model;
    vendor.draw(strips.map((strip) => (strip.indexOf('S') - 1 + strip.length) % strip.length));
    await page.keyboard.press('Space');
    const counter = page.locator('.free-count');
    await counter.waitFor();
    await expectSoon(() => counter.innerText()).toMatch(/Free spin [2-9] of/);
    const before = Number(/\d+/.exec(await counter.innerText())?.[0]);
    await page.reload();
    await counter.waitFor();
    expect(Number(/\d+/.exec(await counter.innerText())?.[0])).toBeGreaterThanOrEqual(before);
    expect(await page.locator('.balance .value').innerText()).toBe('€998.75');
    expect(vendor.wallet.bets.size).toBe(1);
    expect(vendor.wallet.closed.size).toBe(1);
  });

  it('show the growing jackpot to all players of the game', async () => {
    const page = await openSlot('CLN', 'cln-harbour-lamps-jackpot');
    const jackpot = page.locator('.jackpot b');
    await expectSoon(() => jackpot.innerText()).toBe('€800.00');
    const other = await (await pages.browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await other.goto(vendor.launchUrl({ token: 'Noor.other-token-1' }));
    await other.locator('[data-state=ready]').waitFor();
    await other.keyboard.press('Space');
    await expectSoon(() => jackpot.innerText()).toBe('€800.01');
    await page.keyboard.press('p');
    expect(await page.getByRole('dialog', { name: 'Paytable and rules' }).innerText()).toMatch(/96\.00%\s+94\.00% from the reels and 2\.00% from the jackpot/);
  });

  it('have no autoplay and no turbo when their vendor forbids them', async () => {
    const page = await openSlot('NBM', 'nbm-beacon-free-spins');
    await page.keyboard.press('a');
    await page.keyboard.press('t');
    expect(await page.getByRole('button', { name: /Autoplay|Turbo/ }).count()).toBe(0);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });
});

describe('fishing', { timeout: 90_000 }, () => {
  beforeEach(async () => {
    vendor = await startPageServer('dww-kraken-hunt', pages.folder, 'DWW');
  });
  afterEach(closeAll);
  const openGround = async (fields: Record<string, string> = {}): Promise<Page> => {
    const page = await (await pages.browser.newContext({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' })).newPage();
    await page.goto(vendor.launchUrl(fields));
    await page.locator('[data-state=ready]').waitFor();
    return page;
  };
  const amount = async (page: Page, selector: string): Promise<bigint> => BigInt((await page.locator(selector).innerText()).replaceAll(/\D/g, ''));

  it('is played with the keyboard, announces catches, survives a reload, and pays the magazine', async () => {
    const page = await openGround();
    await page.keyboard.press('Enter');
    await page.locator('.game[data-loaded]').waitFor();
    for (const key of ['n', 'n', '4']) await page.keyboard.press(key);
    await expectSoon(() => page.locator('[role=status]').innerText()).toBe('Power 4, €0.04 a shot.');
    expect(await page.getByRole('button', { name: 'Clownfish', pressed: true }).count()).toBe(1);
    // The first shot is a catch, the following ones are misses.
    vendor.draw([0, ...Array.from({ length: 24 }, () => 24)]);
    await page.keyboard.press('Space');
    await expectSoon(() => page.locator('[role=status]').innerText()).toBe('Clownfish caught for €0.12. 96 charges left.');
    const left = async (): Promise<number> => Number(/\d+/.exec(await page.locator('.gauge').innerText())?.[0]);
    await page.keyboard.down('Space');
    await expectSoon(left).toBeLessThan(96);
    await page.keyboard.up('Space');
    await page.reload();
    await page.locator('[data-state=ready]').waitFor();
    const kept = await left();
    expect(kept % 4).toBe(0);
    expect(await page.locator('[role=status]').innerText()).toContain(`Your magazine goes on: ${kept} charges left`);
    expect(await amount(page, '.action')).toBe(BigInt(kept + 12));
    await page.keyboard.press('c');
    await expectSoon(() => vendor.wallet.balance).toBe(99_900n + BigInt(kept + 12));
    await expectSoon(() => amount(page, '.balance .value')).toBe(vendor.wallet.balance);
    expect(await page.locator('.ticker').innerText()).toContain('Magazine closed: prizes €0.12, unused €0.');
    expect([vendor.wallet.bets.size, vendor.wallet.wins.size, vendor.wallet.closed.size]).toEqual([1, 1, 1]);
    await page.keyboard.press('h');
    await expectSoon(() => page.getByRole('dialog').innerText()).toContain(`${100 - kept} charges fired, 1 catch`);
  });

  it('fires automatically at the locked target until no charges are left, and buys no magazine', async () => {
    const page = await openGround();
    await page.locator('.action').click();
    await page.locator('.game[data-loaded]').waitFor();
    await page.getByRole('button', { name: /^Manta ray/ }).click();
    for (let n = 0; n < 9; n += 1) await page.getByRole('button', { name: 'Raise the power' }).click();
    vendor.draw(Array.from({ length: 10 }, () => 24));
    await page.getByRole('button', { name: 'Automatic fire' }).click();
    await expectSoon(() => page.locator('.action').innerText()).toBe('Load €1.00');
    expect(await page.getByRole('button', { name: 'Automatic fire', pressed: true }).count()).toBe(0);
    expect([vendor.wallet.bets.size, vendor.wallet.balance]).toEqual([1, 99_900n]);
    expect(await page.locator('.ticker').innerText()).toBe('All charges are fired. Prizes of €0.00 are paid');
  });

  it('pays the magazine and shows a message when the game is opened again', async () => {
    const page = await openGround();
    await page.keyboard.press('Enter');
    await page.locator('.game[data-loaded]').waitFor();
    const anew = await openGround();
    await expectSoon(() => page.locator('.ticker').innerText()).toBe('The game was opened elsewhere, so this magazine was closed: €1.00 paid');
    expect(vendor.wallet.balance).toBe(100_000n);
    // Nothing is cut off from right to left.
    await anew.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect(await anew.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    for (const button of await anew.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box !== null && box.x >= 0 && box.x + box.width <= 360).toBe(true);
    }
  });
});
