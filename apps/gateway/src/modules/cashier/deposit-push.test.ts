import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, PASSWORD } from '../../../test-support/account-helpers.ts';
import { testClock } from '../../../test-support/clock.ts';
import { testEngine } from '../../../test-support/database.ts';
import { eventsOf, readEvents, type ReadEvent } from '../../../test-support/event-reader.ts';
import { connectPayments, fakePayments, PROVIDER, signedCallback, type FakePayments } from '../../../test-support/fake-payments.ts';
import { secondGateway, testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { NORTH } from '../../../test-support/test-fleet.ts';

let gateway: TestGateway;
/** Another process, which takes the callbacks, where the engine allows one. */
let other: TestGateway;
let provider: FakePayments;

beforeAll(async () => {
  const clock = testClock();
  provider = fakePayments(clock.now);
  gateway = await testGateway({ clock, fetch: provider.fetch });
  other = testEngine === 'postgres' ? await secondGateway(gateway, { fetch: provider.fetch }) : gateway;
  await connectPayments(gateway.cashier, NORTH);
  for (const one of new Set([gateway, other])) one.start();
});
afterAll(async () => {
  if (other !== gateway) await other.stop();
  await gateway.stop();
});

describe('the stream of a member', () => {
  it('tells of each step of a deposit and of the balance, also where another gateway took the callback', async () => {
    const accounts = accountHelpers(gateway);
    await accounts.open('listens');
    const { token } = await accounts.valueOf('login', { username: 'listens', password: PASSWORD, type: 'username' });
    const next = readEvents(await (await eventsOf(gateway))(NORTH, token));
    const { deposit: { id } } = await accounts.valueOf('depositCreate', { method: 'qr', amount: '150.00', returnPath: '/member/depositv2' }, { token });
    const heard: ReadEvent[] = [];
    const hear = async (enough: () => boolean): Promise<void> => {
      while (!enough()) {
        const event = await next();
        if (event === undefined) throw new Error('The stream ended.');
        heard.push(event);
      }
    };
    const named = (name: string): unknown[] => heard.flatMap((event) => (event.name === name ? [event.data] : []));
    await hear(() => named('deposit').length > 0);
    expect(named('deposit')[0]).toEqual({ id });
    heard.length = 0;
    const callback = signedCallback({ tenant: NORTH, provider: PROVIDER }, provider.pay(id), gateway.clock.now());
    expect((await other.app.inject(callback)).statusCode).toBe(200);
    await hear(() => named('deposit').length > 0 && named('balance').some((data) => (data as { available: string }).available === '150.00'));
    expect(named('deposit')[0]).toEqual({ id });
  });
});
