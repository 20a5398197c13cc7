import { expect, test } from '../src/index.ts';

test('every brand answers on its own name, and the default one without a name', async ({ page, stack, brands }) => {
  for (const site of [stack.site(), ...brands.map((brand) => stack.site(brand))]) {
    const response = await page.goto(site);
    expect(response?.status(), site).toBe(200);
    await expect(page).toHaveTitle(/\S/);
  }
});

test('a killed gateway starts again on the same data', async ({ page, stack }) => {
  await stack.killGateway();
  await expect(page.goto(stack.site())).rejects.toThrow('ERR_CONNECTION_REFUSED');
  await stack.startGateway();
  const response = await page.goto(stack.site());
  expect(response?.status()).toBe(200);
});
