import { everything } from '@livery/test-config';
import { expect, expectNoAxeFindings, goTo, openAsMember, test } from '../../src/index.ts';

const halls = ['/rng', '/inhouse', '/bingo', '/fish', '/live', '/pvp', '/anim6games', '/cockfight', '/sports', '/esports', '/elott'];
const headerOnly = ['/lottery', '/vnlottery', '/seaLottery', '/seamless'];
/** Pages of a kind are the same program, in every brand. */
const oneOfEach = ['/rng', '/live', '/elott', '/lottery'];

test('pages with games show their vendors and their games or lotteries, in every brand', async ({ page, stack, brands }) => {
  test.setTimeout(120_000);
  for (const brand of brands) {
    await openAsMember(page, `${stack.site(brand)}/promotions`);
    for (const scheme of ['dark', 'light']) {
      await page.evaluate((shown) => void (document.documentElement.dataset['scheme'] = shown), scheme);
      await test.step(`${brand}: a member’s header, ${scheme}`, () => expectNoAxeFindings(page, { include: 'header', coloursAlone: true }));
    }
    const main = page.getByRole('main');
    const shows = (path: string): boolean => everything() || oneOfEach.includes(path);
    for (const path of halls.filter(shows)) {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('navigation').getByRole('link').nth(1), `${brand} ${path}`).toBeVisible();
      await expect(main.getByRole('article').first(), `${brand} ${path}`).toBeVisible();
    }
    for (const path of headerOnly.filter(shows)) {
      await goTo(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('link').first(), `${brand} ${path}`).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
  }
});

test('back restores category, vendor, search, filter and favourite', async ({ page, stack }) => {
  await openAsMember(page, `${stack.site()}/promotions`);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Slots', exact: true }).click();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /Lumenfall hall/ }).click();
  await expect(page).toHaveURL(/\/rng\?page=LUM$/);
  await main.getByRole('button', { name: 'Free play' }).click();
  await expect(page).toHaveURL(/feature=freePlay/);
  await expect(main.getByRole('article').first()).toBeVisible();
  const name = (await main.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  await main.getByRole('searchbox').fill(name);
  await expect(main.getByRole('article')).toHaveCount(1);
  await main.getByRole('button', { name: `Add ${name} to favourites` }).click();
  await expect(main.getByRole('button', { name: `Remove ${name} from favourites` })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: /^Promotions/ }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  await page.goBack();
  await expect(main.getByRole('searchbox')).toHaveValue(name);
  await expect(main.getByRole('button', { name: 'Free play' })).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('button', { name: `Remove ${name} from favourites` })).toBeVisible();

  await expectNoAxeFindings(page);
  await main.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters and order' })).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await main.getByRole('link', { name: 'Favourites' }).click();
  await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  await main.getByRole('button', { name: `Remove ${name} from favourites` }).click();
  await expect(main.getByRole('button', { name: `Add ${name} to favourites` })).toBeVisible();
});

test('a long hall keeps its scroll position on back', async ({ page, stack }) => {
  await openAsMember(page, `${stack.site()}/rng`);
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  const standsAt = (): Promise<number> => page.evaluate(() => window.scrollY);
  for (const place of [1500, 3000, 4500]) {
    const scrolled = async (): Promise<number> => {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
      return standsAt();
    };
    await expect.poll(scrolled).toBe(place);
  }
  // Clicked by position: a driver that scrolls the link into view would move the page.
  const link = await page.getByRole('banner').getByRole('link', { name: /^Promotions/ }).boundingBox();
  const left = await standsAt();
  await page.mouse.click((link?.x ?? 0) + 20, (link?.y ?? 0) + 20);
  await expect(page).toHaveURL(/\/promotions$/);
  await page.goBack();
  await expect.poll(standsAt).toBeGreaterThan(left - 5);
  await expect.poll(standsAt).toBeLessThan(left + 5);
});

test('the header shows the games of a vendor', async ({ page, stack }) => {
  await page.goto(stack.site());
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: 'Show the vendors of Slots' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: /Lumenfall/ })).toBeVisible();
  await expect.poll(() => menu.locator('a[href^="/game"]').count()).toBeGreaterThan(0);
});
