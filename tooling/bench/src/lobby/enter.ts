/// <reference lib="dom" />
import type { Page } from 'playwright';

/** The demo member of every brand; its password is set by the seed. */
const MEMBER = { username: 'demo_member', password: 'Livery-2026' };

/** Resolves after half a second without a response. The push connection stays open, so the network is never idle. */
export async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() - Math.max(...performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)) > 500);
}

/** Logs the demo member in and opens the slots hall; resolves when its first games are shown. */
export async function enterHall(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  const dialog = page.getByRole('dialog');
  for (const [name, value] of Object.entries(MEMBER)) await dialog.locator(`input[name=${name}]`).fill(value);
  await dialog.locator('button[type=submit]').last().click();
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  // A closing dialog goes back in the history, which would cancel a navigation at that moment.
  await dialog.locator('input[name=password]').waitFor({ state: 'detached' });
  await rest(page);
  await page.goto(`${origin}/rng`);
  await page.getByRole('main').getByRole('article').first().waitFor();
  // Closes the welcome dialog.
  await page.keyboard.press('Escape');
  await rest(page);
}
