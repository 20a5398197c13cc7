import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { call } from './call.ts';
import { takeSession } from './fields.ts';
import { PASSWORD } from './people.ts';

/** Opens an address as a logged-in member, for journeys that do not test the login. */
export async function openAsMember(page: Page, address: string, username = 'demo_member'): Promise<void> {
  const { origin } = new URL(address);
  // An unknown network would ask for a second factor.
  const outcome = await call('loginV2', { username, password: PASSWORD, type: 'username' }, { site: origin, ip: '127.0.0.1' });
  if (!('token' in outcome)) throw new Error(`${username} has a second factor.`);
  await takeSession(page, outcome.token, address);
}

/** Begins to go to another page of the site within the same document, as a link does. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** {@link follow}s a path, and waits for the page's title. */
export async function goTo(page: Page, path: string): Promise<void> {
  const title = await page.title();
  await follow(page, path);
  await expect(page).not.toHaveTitle(title);
}
