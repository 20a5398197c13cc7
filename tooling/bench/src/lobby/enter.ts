/// <reference lib="dom" />
import type { Page } from 'playwright';

/** The demo member of every brand; the seed sets the password. */
const MEMBER = { username: 'demo_member', password: 'Livery-2026' };

/** Logs the demo member in and opens the slots' hall; resolves once its first games stand. */
export async function enterHall(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  const dialog = page.getByRole('dialog');
  for (const [name, value] of Object.entries(MEMBER)) await dialog.locator(`input[name=${name}]`).fill(value);
  await dialog.locator('button[type=submit]').last().click();
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  await page.goto(`${origin}/rng`);
  await page.getByRole('main').getByRole('article').first().waitFor();
  // The welcome of a login stands in the way of nothing else.
  await page.keyboard.press('Escape');
  // The push connection stays open, so the network is never idle: what is over is over when nothing more has come.
  await page.waitForFunction(() => performance.now() - Math.max(...performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)) > 500);
}
