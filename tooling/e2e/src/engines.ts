import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Where a game runs: a page of its own, or a frame within one. */
export type GameView = Pick<Page, 'locator'>;

/** How a bet is placed with an engine of the demo vendor, by its keys, and what shows that it stands. */
export interface EnginePlay {
  readonly keys: readonly string[];
  /** A shared clock takes bets at times only. */
  readonly shared?: true;
  /** Pressed before the keys. */
  readonly first?: string;
  readonly stands: string;
}

/** Ways to bet, by engine. */
export const enginePlays = {
  slot: { keys: ['Space'], stands: '#game[data-busy="true"], .history-entry, .win .value' },
  table: { keys: ['1', 'Space'], shared: true, stands: '[data-placed]' },
  bingo: { keys: ['1', 'Space'], shared: true, stands: '.bingo-card' },
  cards: { keys: ['Space'], stands: '.game[data-state=ready]' },
  fishing: { keys: ['Enter'], stands: '.game[data-loaded]' },
  events: { keys: ['1', 'b'], first: '.fixture[data-phase=coming] .fixture-open', stands: '.bet[data-status=running]' },
} as const satisfies Record<string, EnginePlay>;

async function pressIn(target: Locator, keys: readonly string[]): Promise<void> {
  for (const key of keys) await target.press(key);
}

/** Places one bet in a game that has just been opened. */
export async function placeBet(view: GameView, { keys, shared, first, stands }: EnginePlay): Promise<void> {
  await expect(view.locator('[data-state=ready]').first()).toBeVisible({ timeout: 30_000 });
  if (first !== undefined) await view.locator(first).last().press('Enter');
  const standing = view.locator(stands).first();
  if (!shared) {
    await pressIn(view.locator('body'), keys);
    await expect(standing).toBeVisible({ timeout: 30_000 });
    return;
  }
  // Keys are not heard between two rounds.
  await expect(async () => {
    await pressIn(view.locator('body'), keys);
    await expect(standing).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
}

/**
 * Presses a game that opens in a window of its own, and answers with the window. A press that was faster than what opens
 * windows leads to the page of the game, where another one opens it.
 */
export async function openBeside(page: Page, game: Locator): Promise<Page> {
  const opened = page.context().waitForEvent('page', { timeout: 60_000 });
  const another = page.getByRole('main').getByRole('link', { name: 'Open the game', exact: true });
  await game.click();
  const asked = another.waitFor({ timeout: 30_000 }).then(() => another);
  asked.catch(() => undefined);
  const first = await Promise.race([opened, asked]);
  if (first === another) await another.click();
  return opened;
}
