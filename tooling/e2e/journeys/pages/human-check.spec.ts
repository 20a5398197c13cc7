import { dialogOf, expect, logInAs, merchantOf, test, withSetting } from '../../src/index.ts';

test('a human check by a script of another origin keeps to the content policy', async ({ page, stack, brands }) => {
  // Its provider, as the site sees it: a second brand's host.
  const script = `${stack.site(brands[1])}/__dev/human-check`;
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
