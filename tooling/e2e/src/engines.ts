import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Document of a game: a page or a frame. */
export type GameView = Pick<Page, 'locator'>;

/** Keys that place a bet in an engine of the demo vendor, and what shows that it was accepted. */
export interface EnginePlay {
  readonly keys: readonly string[];
  /** Betting is open at times only, by a shared clock. */
  readonly shared?: true;
  /** Control to press before the keys. */
  readonly first?: string;
  readonly stands: string;
}

/** How to bet, by engine. */
export const enginePlays = {
  slot: { keys: ['Space'], stands: '#game[data-busy="true"], .history-entry, .win .value' },
  table: { keys: ['1', 'Space'], shared: true, stands: '[data-placed]' },
  ticket: { keys: ['q', 'Space'], stands: '.drawn-place:last-child .face' },
  bingo: { keys: ['1', 'Space'], shared: true, stands: '.bingo-card' },
  cards: { keys: ['Space'], stands: '.game[data-state=ready]' },
  fishing: { keys: ['Enter'], stands: '.game[data-loaded]' },
  events: { keys: ['1', 'b'], first: '.fixture[data-phase=coming] .fixture-open', stands: '.bet[data-status=running]' },
} as const satisfies Record<string, EnginePlay>;

async function pressIn(target: Locator, keys: readonly string[]): Promise<void> {
  for (const key of keys) await target.press(key);
}

/** Places one bet in a game that has just opened. */
export async function placeBet(view: GameView, { keys, shared, first, stands }: EnginePlay): Promise<void> {
  await expect(view.locator('[data-state=ready]').first()).toBeVisible({ timeout: 30_000 });
  if (first !== undefined) await view.locator(first).last().press('Enter');
  const shown = view.locator(stands).first();
  if (!shared) {
    await pressIn(view.locator('body'), keys);
    await expect(shown).toBeVisible({ timeout: 30_000 });
    return;
  }
  // Keys are ignored between two rounds.
  await expect(async () => {
    await pressIn(view.locator('body'), keys);
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
}

/**
 * Opens a game in its own window and returns the window. If the click comes before the code for windows has loaded, the
 * game's page opens instead, and its button opens the window.
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
