import { expect } from '@playwright/test';
import type { FrameLocator, Page } from '@playwright/test';

/** The slot game in the page's frame. */
export function slotOf(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** Waits until the game can be played. */
export async function slotReady(page: Page): Promise<void> {
  await expect(slotOf(page).getByRole('button', { name: 'Spin' })).toBeEnabled({ timeout: 20_000 });
}

/** Plays one round to its end, free spins and win shows included. */
export async function playRound(page: Page): Promise<void> {
  const spin = slotOf(page).getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled({ timeout: 60_000 });
  const answered = page.waitForResponse((response) => response.url().includes('/spin') && response.request().method() === 'POST');
  await spin.click();
  expect((await answered).ok()).toBe(true);
  await expect(spin).toBeEnabled({ timeout: 60_000 });
}
