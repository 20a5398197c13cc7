import { expect } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';

/** The slot game in the page's frame. */
export function slotOf(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** Waits until the game is idle and a round can start. */
export async function slotReady(page: Page): Promise<void> {
  const root = slotOf(page).locator('#game');
  await expect(root).toHaveAttribute('data-spin', 'spin', { timeout: 60_000 });
  await expect(root).toHaveAttribute('data-busy', 'false', { timeout: 60_000 });
}

/** Plays one round to its end by keyboard, including free spins and win animations. */
export async function playRound(page: Page): Promise<void> {
  await slotReady(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/spin') && response.request().method() === 'POST');
  await slotOf(page).locator('body').press('Space');
  expect((await answered).ok()).toBe(true);
  await slotReady(page);
}
