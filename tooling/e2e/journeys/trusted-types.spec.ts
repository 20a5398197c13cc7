import type { Page } from '@playwright/test';
import { dialogOf, expect, goTo, logInAs, merchantOf, openAsMember, slotReady, test, withSetting } from '../src/index.ts';

/** What the page's content policy refused, of the page itself and not of the games in its frames. */
async function refusals(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => refused.push(`${violatedDirective} ${blockedURI} ${sample}`));
  });
});

test('every screen keeps to the content policy, which refuses text as HTML', async ({ page, stack }) => {
  test.setTimeout(120_000);
  const visit = async (path: string, heading = page.locator('main h1, main h2').first()) => {
    await goTo(page, path);
    await expect(heading).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await refusals(page), path).toEqual([]);
  };

  await test.step('pages of visitors, with the texts of the merchant', async () => {
    await page.goto(stack.site());
    for (const path of ['/rng', '/live', '/lottery', '/promotions', '/noticePage', '/down']) await visit(path);
    await visit('/help', page.locator('main [dir="auto"] :is(p, li)').first());
  });

  await test.step('the scheme that was chosen', async () => {
    const first = await page.evaluate(() => document.documentElement.dataset['scheme']);
    const other = first === 'dark' ? 'light' : 'dark';
    await page.evaluate((scheme) => localStorage.setItem('livery.scheme', scheme), other);
    await page.goto(stack.site());
    await expect(page.locator('html')).toHaveAttribute('data-scheme', other);
    await expect(page.locator('#livery-theme-rest')).toHaveAttribute('href', /\.css$/);
    expect(await refusals(page)).toEqual([]);
  });

  await test.step('dialogs, and the login with a human check by a script', async () => {
    const script = `${stack.site()}/__dev/human-check`;
    const check = { provider: 'turnstile', siteKey: 'site', scriptUrl: `${script}/script.js`, verifyUrl: `${script}/siteverify` };
    await withSetting(stack, await merchantOf(stack.site()), 'humanCheck', check, async () => {
      for (const path of ['/register', '/login']) {
        await page.goto(stack.site() + path);
        await expect(dialogOf(page).locator('input').first()).toBeVisible();
      }
      // The check is asked for once passwords were wrong.
      for (let tried = 0; tried < 3; tried += 1) {
        const refused = page.waitForResponse((answer) => answer.url().includes('/wps/session/login'));
        await logInAs(page, 'nobody', 'Wrong-2026');
        await refused;
      }
      await expect(dialogOf(page).frameLocator('iframe[title="Human check"]').getByRole('checkbox')).toBeVisible();
      expect(await refusals(page)).toEqual([]);
    });
  });

  await test.step('a member, and a game', async () => {
    await openAsMember(page, `${stack.site()}/rng`);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await slotReady(page);
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    expect(await refusals(page)).toEqual([]);
  });

  await test.step('text does not become HTML, nor an address a script', async () => {
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
  });
});
