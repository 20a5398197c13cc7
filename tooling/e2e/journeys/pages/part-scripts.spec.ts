import { expect, test } from '../../src/index.ts';
import type { Page } from '../../src/index.ts';

/** Addresses of the scripts that a script imports before it can run. */
async function importsOf(page: Page, script: string): Promise<string[]> {
  const code = await (await page.request.get(script)).text();
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+\.js)["'`]/g)].map(([, specifier = '']) => new URL(specifier, script).href);
}

/** Addresses of the scripts that a script imports, directly or not. */
async function allImportsOf(page: Page, script: string, found = new Set<string>()): Promise<Set<string>> {
  for (const needed of await importsOf(page, script)) {
    if (found.has(needed)) continue;
    found.add(needed);
    await allImportsOf(page, needed, found);
  }
  return found;
}

/** Opens the home page, and waits until it knows which scripts its parts need. */
async function openHome(page: Page, site: string): Promise<void> {
  const list = page.waitForResponse(/\/shell\/[^/]+\.json$/);
  await page.goto(site);
  await (await list).finished();
  await page.waitForLoadState('networkidle');
}

test('a part that is opened asks for all its scripts before the first of them has come', async ({ page, stack }) => {
  await openHome(page, stack.site());
  const loaded = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
  const asked: string[] = [];
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/shell/*.js', async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Slots', exact: true }).click();
  await expect.poll(() => asked.some((script) => script.includes('/hall-page-'))).toBe(true);
  const hall = asked.find((script) => script.includes('/hall-page-')) ?? '';
  const needed = [...(await allImportsOf(page, hall))].filter((script) => !loaded.has(script));
  expect(needed.length).toBeGreaterThan(1);
  await expect.poll(() => needed.filter((script) => !asked.includes(script))).toEqual([]);
  release();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a first visit to the home page fetches at most 20 scripts', async ({ page, stack }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.add(request.url())));
  await openHome(page, stack.site());
  expect(scripts.size).toBeGreaterThan(0);
  expect(scripts.size, [...scripts].join('\n')).toBeLessThanOrEqual(20);
});

test('parts open where the list of their scripts is missing', async ({ page, stack }) => {
  await page.route('**/shell/*.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await openHome(page, stack.site());
  await page.getByRole('banner').getByRole('link', { name: 'Slots', exact: true }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});
