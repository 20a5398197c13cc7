import { expect, fontsOf, test } from '../../src/index.ts';

const shippedTelugu = { family: 'Noto Sans Telugu', shipped: true };
const teluguFile = /noto-sans-telugu/;

test('Telugu text is drawn with the shipped font, which pages in English do not fetch', async ({ page, stack }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (teluguFile.test(request.url())) fetched.push(request.url());
  });
  await page.goto(stack.site());
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);

  // The language's own name in the list is Telugu already.
  await page.getByRole('banner').getByRole('button', { name: /^Language/ }).click();
  await expect.poll(() => fontsOf(page, 'button[lang=te]')).toContainEqual(shippedTelugu);
  await page.getByRole('button', { name: 'తెలుగు' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'te');
  await expect.poll(() => fontsOf(page, 'h1')).toContainEqual(shippedTelugu);
});

test('the first page in Telugu carries its font', async ({ page, stack }) => {
  // Nothing but the page itself: what it shows before the application runs.
  await page.route('**/shell/*.js', () => undefined);
  await page.goto(`${stack.site()}/?lang=TY`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'te');
  await expect.poll(() => fontsOf(page, 'h1')).toContainEqual(shippedTelugu);
});
