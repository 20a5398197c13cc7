import { everything, findPostgres } from '@livery/test-config';
import { call, expect, makeAccount, test } from '../../src/index.ts';
import type { Account } from '../../src/index.ts';

const restarts = everything() ? 100 : 3;

test('the gateway goes on while its database is restarted under load, and loses nothing that it acknowledged', async ({ request, stack }) => {
  test.skip(findPostgres() === undefined, 'needs PostgreSQL');
  test.setTimeout(60_000 + restarts * 10_000);
  const { available } = await call('balance', undefined, (await makeAccount(stack.site())).from);
  const acknowledged: Account[] = [];
  const refusals: string[] = [];
  const end = new AbortController();
  const registerOnAndOn = async () => {
    while (!end.signal.aborted) {
      await makeAccount(stack.site()).then(
        (account) => acknowledged.push(account),
        (error: Error) => refusals.push(error.message),
      );
    }
  };
  const load = Promise.all([registerOnAndOn(), registerOnAndOn(), registerOnAndOn()]);
  for (let turn = 0; turn < restarts; turn++) {
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, { timeout: 30_000, message: `accounts after ${turn} restarts, ${refusals.at(-1)}` }).toBeGreaterThan(before + 2);
    stack.restartDatabase(turn % 2 === 0 ? 'fast' : 'immediate');
  }
  await expect.poll(async () => (await request.get(`${stack.site()}/readyz`)).status()).toBe(200);
  end.abort();
  await load;
  expect(refusals.filter((message) => !message.includes('UNAVAILABLE'))).toEqual([]);
  for (const { username, from } of acknowledged) {
    expect(await call('memberInfo', undefined, from)).toMatchObject({ account: username });
    expect(await call('balance', undefined, from)).toMatchObject({ available });
  }
});
