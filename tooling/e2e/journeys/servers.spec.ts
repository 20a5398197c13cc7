import { expect, test } from '../src/index.ts';

test('the gateway serves every brand on its host and the default brand on other hosts', async ({ page, stack, brands }) => {
  for (const site of [stack.site(), ...brands.map((brand) => stack.site(brand))]) {
    const response = await page.goto(site);
    expect(response?.status(), site).toBe(200);
    await expect(page).toHaveTitle(/\S/);
  }
});

test('the gateway starts on the same data after being killed', async ({ page, stack }) => {
  await stack.killGateway();
  await expect(page.goto(stack.site())).rejects.toThrow('ERR_CONNECTION_REFUSED');
  await stack.startGateway();
  const response = await page.goto(stack.site());
  expect(response?.status()).toBe(200);
});
