import { calls } from '@livery/contracts';
import { expect, merchantOf, test, withSetting } from '../../src/index.ts';

test('customer service opens in a window of its own, which is closed where its address is not to be had', async ({ page, stack, brands }) => {
  const site = stack.site(brands[0]);
  const merchant = await merchantOf(site);
  await withSetting(stack, merchant, 'customerService', [{ csType: 'LIVECHAT', path: '/promotions' }], async () => {
    await page.goto(`${site}/help`);
    const service = page.getByRole('button', { name: 'Or ask customer service' }).first();

    await test.step('the address of the window is in no answer that could be read', async () => {
      const [answer, popup] = await Promise.all([page.waitForResponse((response) => response.url().includes(calls.customerService.path)), page.waitForEvent('popup'), service.click()]);
      expect(await answer.text()).not.toContain('promotions');
      await expect(popup).toHaveURL(`${site}/promotions`);
      expect(await popup.evaluate(() => [window.opener, window.innerWidth, window.innerHeight])).toEqual([null, 440, 500]);
      await popup.close();
    });

    await test.step('a call that fails closes the window, and a message says so', async () => {
      await page.route(`**${calls.customerService.path}*`, (route) => route.abort());
      const [popup] = await Promise.all([page.waitForEvent('popup'), service.click()]);
      await expect(page.getByRole('alertdialog', { name: 'Customer service was not opened' })).toBeVisible();
      expect(popup.isClosed()).toBe(true);
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });
  });
});
