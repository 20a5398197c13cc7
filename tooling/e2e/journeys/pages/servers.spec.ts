import { expect, test } from '../../src/index.ts';

test('the gateway serves every brand on its host and the default brand on other hosts', async ({ request, stack, brands }) => {
  const hosts: [string, string][] = [['localhost', brands[0] ?? ''], ...brands.map((id): [string, string] => [`${id}.localhost`, id])];
  for (const [host, brand] of hosts) {
    const response = await request.get(stack.site(), { headers: { host: `${host}:${stack.settings.port}` } });
    expect(response.status(), host).toBe(200);
    expect(await response.text(), host).toContain(`/brands/${brand}/`);
  }
});
