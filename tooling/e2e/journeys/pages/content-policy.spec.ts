import { dialogOf, expect, logInAs, merchantOf, test, watchContentPolicy, withSetting } from '../../src/index.ts';

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

test('a human check by a script of its provider keeps to the content policy', async ({ page, stack }) => {
  const script = `${stack.site()}/__dev/human-check`;
  const check = { provider: 'turnstile', siteKey: 'site', scriptUrl: `${script}/script.js`, verifyUrl: `${script}/siteverify` };
  await withSetting(stack, await merchantOf(stack.site()), 'humanCheck', check, async () => {
    await page.goto(`${stack.site()}/login`);
    await expect(dialogOf(page).locator('input').first()).toBeVisible();
    // The check is asked for once passwords were wrong.
    for (let tried = 0; tried < 3; tried += 1) {
      const refused = page.waitForResponse((answer) => answer.url().includes('/wps/session/login'));
      await logInAs(page, 'nobody', 'Wrong-2026');
      await refused;
    }
    await expect(dialogOf(page).frameLocator('iframe[title="Human check"]').getByRole('checkbox')).toBeVisible();
  });
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
