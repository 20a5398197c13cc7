import { everything } from '@livery/test-config';
import type { Locator } from '@playwright/test';
import { expect, keyboardOf, openAsMember, test } from '../../src/index.ts';

/** Focus ring around an element, in CSS pixels. */
const ringOf = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(node);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  });

test('a hall works by keyboard: vendors, search, filters and lists', async ({ page, stack, brands }) => {
  test.setTimeout(180_000);
  // Keyboard behaviour does not depend on the brand; a second brand is tested before a release only.
  for (const brand of everything() ? brands : brands.slice(0, 1)) {
    const site = stack.site(brand);
    await openAsMember(page, `${site}/rng`);
    const main = page.getByRole('main');
    const keyboard = keyboardOf(page);
    await expect(main.getByRole('article').first()).toBeVisible();

    await test.step(`${brand}: past the header in one step`, async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(main).toBeFocused();
    });

    await test.step(`${brand}: the row of vendors scrolls by arrows and follows the focus`, async () => {
      const row = main.getByRole('region', { name: 'Vendors of this hall' });
      await keyboard.press(row, 'ArrowRight');
      const place = () => row.evaluate((element) => element.scrollLeft);
      await expect.poll(place).toBeGreaterThan(0);
      // Scrolling by arrow key continues for a moment and would interfere with Tab.
      await expect.poll(async () => (await place()) === (await row.evaluate((element) => new Promise((done) => setTimeout(() => done(element.scrollLeft), 150))))).toBe(true);
      const vendor = row.getByRole('link').last();
      await keyboard.tabTo(vendor);
      // Positions on a scrolled row are fractions of a pixel.
      await expect(vendor).toBeInViewport({ ratio: 0.99 });
      expect(await ringOf(vendor)).toBeGreaterThan(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/rng\?page=/);
      await expect(vendor).toBeFocused();
      await expect(vendor).toHaveAttribute('aria-current', 'page');
      await expect(main.getByRole('article').first()).toBeVisible();
    });

    await test.step(`${brand}: Escape empties the search`, async () => {
      await page.goBack();
      const search = main.getByRole('searchbox');
      await keyboard.type(search, 'qqqq');
      await expect(main.getByText('No game has “qqqq” in its name.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(search).toHaveValue('');
      await expect(search).toBeFocused();
      await expect(main.getByRole('article').first()).toBeVisible();
    });

    await test.step(`${brand}: the filters keep the focus, and give it back`, async () => {
      const opener = main.getByRole('button', { name: /^Filters/ });
      await keyboard.press(opener);
      const dialog = page.getByRole('dialog', { name: 'Filters and order' });
      await expect(dialog).toBeVisible();
      const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
      for (let tabs = 0; tabs < 30; tabs += 1) {
        expect(await inside()).toBe(true);
        await page.keyboard.press('Tab');
      }
      await keyboard.press(dialog.getByRole('checkbox', { name: 'Free play' }), 'Space');
      await expect(page).toHaveURL(/feature=freePlay/);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step(`${brand}: a list of the member's own is opened and left, and announced`, async () => {
      const shelf = main.getByRole('link', { name: 'Favourites' });
      await keyboard.backTo(shelf);
      await page.keyboard.press('Enter');
      await expect(shelf).toHaveAttribute('aria-current', 'true');
      await expect(main.getByRole('link', { name: /^All games/ }).first()).not.toHaveAttribute('aria-current', /.*/);
      await page.keyboard.press('Enter');
      await expect(shelf).not.toHaveAttribute('aria-current', /.*/);
    });

    await test.step(`${brand}: a panel of the header opens below its button, and closes by Escape`, async () => {
      await page.goto(`${site}/rng`);
      const banner = page.getByRole('banner');
      const toggle = banner.getByRole('button', { name: 'Show the vendors of Slots' });
      await keyboard.tabTo(toggle);
      // The whole ring is inside the row, whose upper and lower edges are the list's.
      const [ring, box, line] = [await ringOf(toggle), await toggle.boundingBox(), await banner.getByRole('navigation').getByRole('list').first().boundingBox()];
      if (box === null || line === null) throw new Error('The header does not show.');
      expect(box.y - ring).toBeGreaterThanOrEqual(line.y);
      expect(box.y + box.height + ring).toBeLessThanOrEqual(line.y + line.height);
      await page.keyboard.press('Enter');
      await keyboard.tabTo(banner.locator('a[href^="/rng?page="]').first());
      await page.keyboard.press('Escape');
      await expect(toggle).toBeFocused();
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    });
  }
});
