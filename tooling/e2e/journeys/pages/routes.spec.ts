import type { Page } from '@playwright/test';
import { everything } from '@livery/test-config';
import { expect, expectNoAxeFindings, openAsMember, test } from '../../src/index.ts';

/** Pages without a footer; the first stands for all. */
const headerOnly = everything() ? ['/lottery', '/vnlottery', '/seamless'] : ['/lottery'];
const pages = ['/', '/rng', '/promotions', '/down', '/help', '/noticePage', '/nowhere', ...headerOnly];

test('other addresses of the home page show it', async ({ page, stack }) => {
  await page.goto(`${stack.site()}/index.html`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.goto(`${stack.site()}/register`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
});

const widths = [360, 390, 768, 1024, 1280, 1440, 1920];

async function expectNoHorizontalScroll(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Opens a page with what is below the fold, which the first interaction renders. */
async function openWhole(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.mouse.move(8, 8);
  await page.mouse.move(16, 16);
}

test('no page has an accessibility finding or scrolls horizontally from 360 to 1920 px, in any brand and scheme', async ({ page, stack, brands }) => {
  test.setTimeout(240_000);
  for (const [index, brand] of brands.entries()) {
    // Brands differ in colours and layouts: the home page is checked in every second one, and every other page in one of them.
    for (const path of pages.filter((each, at) => everything() || (each === '/' ? index % 2 === 0 : at % brands.length === index))) {
      await openWhole(page, stack.site(brand) + path);
      await expect(headerOnly.includes(path) ? page.getByRole('heading', { level: 1 }) : page.getByRole('contentinfo')).toBeAttached();
      await page.waitForLoadState('networkidle');
      await test.step(`${brand} ${path}`, () => expectNoAxeFindings(page));
      await test.step(`${brand} ${path}, in every width`, () => expectNoHorizontalScroll(page));
      if (!everything()) continue;
      await page.evaluate(() => {
        const { dataset } = document.documentElement;
        dataset['scheme'] = dataset['scheme'] === 'dark' ? 'light' : 'dark';
      });
      // The document is the same in both schemes, so only colours are checked again.
      await test.step(`${brand} ${path}, the other scheme`, () => expectNoAxeFindings(page, { coloursAlone: true }));
    }
  }
  await test.step('a text of too little contrast is a finding', async () => {
    await openWhole(page, stack.site());
    await page.getByRole('contentinfo').evaluate((footer) => Object.assign(footer.style, { color: 'grey', background: 'darkgrey' }));
    await expect(expectNoAxeFindings(page, { include: 'footer' })).rejects.toThrow('color-contrast');
  });
});

test('navigation ignores the current path, opens pages at their top, and back closes the last overlay', async ({ page, stack }) => {
  await page.goto(stack.site());
  await page.waitForLoadState('networkidle');
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('banner').getByRole('link', { name: /^Promotions/ }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/promotions$/);
});

test('a hall keeps its search in the URL and restores it on back', async ({ page, stack }) => {
  await openAsMember(page, `${stack.site()}/rng`);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('moon');
  await expect(page).toHaveURL(/q=moon/);
  await expect.poll(async () => (await main.getByRole('article').allTextContents()).every((text) => /moon/i.test(text))).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: /^Promotions/ }).click();
  await page.goBack();
  await expect(main.getByRole('searchbox')).toHaveValue('moon');
});

test('the language changes without a reload and is remembered', async ({ page, stack }) => {
  await page.goto(stack.site());
  await page.evaluate(() => Object.assign(window, { here: true }));
  await page.getByRole('banner').getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'తెలుగు' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'te');
  expect(await page.evaluate(() => 'here' in window)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('hisLang'))).toBe('TY');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'te');
});

test('the page does not shift when the application replaces the first paint', async ({ openContext, stack, brands }) => {
  const viewports = [{ width: 390, height: 844 }, { width: 1440, height: 900 }];
  for (const [index, brand] of brands.entries()) {
    for (const viewport of viewports.filter((_, at) => everything() || at === index % 2)) {
      const context = await openContext({ viewport });
      // Each brand in the language that it begins in.
      await context.clearCookies();
      const page = await context.newPage();
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/shell/*.js', async (route) => {
        await released;
        await route.continue();
      });
      const boxes = (): Promise<unknown> =>
        page.evaluate(async () => {
          await document.fonts.ready;
          return ['header img', '[data-hero]', '[data-hero] h1', '[data-hero] p'].map((selector) => {
            const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
            return [selector, ...[x, y, width, height].map(Math.round)];
          });
        });
      await page.goto(stack.site(brand), { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      const painted = await boxes();
      release();
      // React marks the elements that it renders.
      await page.waitForFunction(() => Object.keys(document.querySelector('[data-hero]') ?? {}).some((key) => key.startsWith('__reactFiber')));
      expect(await boxes()).toEqual(painted);
      await page.close();
    }
  }
});

test('the language chosen last stays, also when the one before arrives later', async ({ page, stack }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/shell/texts-TY-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(stack.site());
  const choose = async (language: string) => {
    await page.getByRole('banner').getByRole('button', { name: /^Language/ }).click();
    await page.getByRole('button', { name: language, exact: true }).click();
  };
  await choose('తెలుగు');
  await choose('English');
  const arrived = page.waitForResponse(/\/shell\/texts-TY-/);
  arrive();
  await (await arrived).finished();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Register' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('hisLang'))).not.toBe('TY');
});

test('an address whose hash is no valid encoding shows its page', async ({ page, stack }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(`${stack.site()}/help#50%off`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});
