import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { call, comeFrom, expect, openAsMember, PASSWORD, takeSession, test } from '../src/index.ts';
import type { Stack } from '../src/index.ts';
import { pictured } from './brands.ts';
import { camera, toEnd } from './camera.ts';

const { routes } = JSON.parse(readFileSync(new URL('../../../dist/fleet.json', import.meta.url), 'utf8')) as {
  readonly routes: { readonly known: readonly string[]; readonly canonical: Readonly<Record<string, string>> };
};
const screensOf = (centre: string): string[] => routes.known.filter((path) => routes.canonical[path] === undefined && path.startsWith(`/${centre}`));
const parts = ['profile', 'avatar', 'documents', 'payoutAccounts', 'phone', 'email', 'devices', 'transactionPassword'].map((part) => `/member/securityCenter?part=${part}`);
const named = (address: string): string => address.slice(1).replace(/\W+/g, '-');
/** Phone and desktop, in the scheme that the page has and the other one. */
const SIZES = [{ width: 390, height: 844 }, { width: 1440, height: 900 }];

/** Every screen of the centres: of a member who has just registered, who sees them empty, and of the demo's member and agent. */
const readers: readonly { readonly name: string; readonly username?: string; readonly paths: readonly string[] }[] = [
  { name: 'new', paths: [...screensOf('member'), ...parts] },
  { name: 'member', username: 'demo_member', paths: [...screensOf('member'), ...parts] },
  { name: 'agent', username: 'demo_agent', paths: screensOf('agent') },
];

async function openAs(browser: Browser, stack: Stack, brand: string, username: string | undefined): Promise<Page> {
  const site = stack.site(brand);
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await comeFrom(page);
  if (username === undefined) {
    await openAsMember(page, site);
    return page;
  }
  const outcome = await call('loginV2', { username, password: PASSWORD, type: 'username' }, { site, ip: '127.0.0.1' });
  if (!('token' in outcome)) throw new Error(`${username} has a second factor.`);
  await takeSession(page, outcome.token, site);
  return page;
}

for (const { brand } of pictured) {
  for (const { name, username, paths } of readers) {
    test(`${brand}: every screen of the centres for ${name}`, async ({ browser, stack }) => {
      test.setTimeout(3_600_000);
      const page = await openAs(browser, stack, brand, username);
      const snap = camera(page, `${brand}-${name}`, SIZES);
      for (const address of paths) {
        await page.goto(stack.site(brand) + address);
        await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeAttached();
        await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
        await snap(named(address));
        await snap(`${named(address)}-end`, toEnd);
      }
      await page.context().close();
    });
  }
}
