import { expect, test, watchContentPolicy } from '../../src/index.ts';

// Every journey fails where its pages break the content policy; these open what the others do not.

test('the texts of the merchant keep to the content policy', async ({ page, stack }) => {
  await page.goto(`${stack.site()}/help`);
  await expect(page.locator('main [dir="auto"] :is(p, li)').first()).toBeVisible();
});

test('the scheme that was chosen keeps to the content policy', async ({ page, stack }) => {
  await page.goto(`${stack.site()}/down`);
  const first = await page.evaluate(() => document.documentElement.dataset['scheme']);
  const other = first === 'dark' ? 'light' : 'dark';
  await page.evaluate((scheme) => localStorage.setItem('livery.scheme', scheme), other);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', other);
  await expect(page.locator('#livery-theme-rest')).toHaveAttribute('href', /\.css$/);
});

test('text does not become HTML, nor an address a script, and is reported', async ({ browser, stack }) => {
  const context = await browser.newContext();
  const refusals = await watchContentPolicy(context);
  const page = await context.newPage();
  await page.goto(`${stack.site()}/down`);
  const tried = await page.evaluate(() =>
    [
      () => (document.createElement('div').innerHTML = '<p>text</p>'),
      () => (document.createElement('script').src = '/shell/any.js'),
      () => document.write('text'),
      () => (window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }).trustedTypes.createPolicy('another', {}),
    ].map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    }),
  );
  expect(tried).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  await expect.poll(() => refusals.length).toBe(tried.length);
  await context.close();
});
