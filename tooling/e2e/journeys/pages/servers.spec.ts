import { everything } from '@livery/test-config';
import { call, expect, makeAccount, test } from '../../src/index.ts';

test('the gateway serves every brand on its host and the default brand on other hosts', async ({ request, stack, brands }) => {
  const hosts: [string, string][] = [['localhost', brands[0] ?? ''], ...brands.map((id): [string, string] => [`${id}.localhost`, id])];
  for (const [host, brand] of hosts) {
    const response = await request.get(stack.site(), { headers: { host: `${host}:${stack.settings.port}` } });
    expect(response.status(), host).toBe(200);
    expect(await response.text(), host).toContain(`/brands/${brand}/`);
  }
});

test('the gateway is killed and goes on with the data and the sessions it had', async ({ request, stack }) => {
  test.skip(!everything(), 'Before a merge the wallet is killed alone, and the journey of a player restarts the gateway.');
  const { username, from } = await makeAccount(stack.site());
  await stack.killGateway();
  await expect(request.get(stack.site())).rejects.toThrow('ECONNREFUSED');
  await stack.startGateway();
  expect((await request.get(stack.site())).status()).toBe(200);
  expect(await call('memberInfo', undefined, from)).toMatchObject({ account: username });
});
