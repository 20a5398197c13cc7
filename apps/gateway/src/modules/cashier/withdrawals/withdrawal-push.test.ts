import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountHelpers } from '../../../../test-support/account-helpers.ts';
import { testClock } from '../../../../test-support/clock.ts';
import { testEngine } from '../../../../test-support/database.ts';
import { eventsOf, readEvents, type ReadEvent } from '../../../../test-support/event-reader.ts';
import { fakePayments, PROVIDER, signedCallback, type FakePayments } from '../../../../test-support/fake-payments.ts';
import { secondGateway, testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { connectPayouts, payee } from '../../../../test-support/payee.ts';
import { NORTH } from '../../../../test-support/test-fleet.ts';

let gateway: TestGateway;
/** Another process, which takes the callbacks, where the engine allows one. */
let other: TestGateway;
let provider: FakePayments;

beforeAll(async () => {
  const clock = testClock();
  provider = fakePayments(clock.now);
  gateway = await testGateway({ clock, fetch: provider.fetch });
  other = testEngine === 'postgres' ? await secondGateway(gateway, { fetch: provider.fetch }) : gateway;
  await connectPayouts(gateway);
  for (const one of new Set([gateway, other])) one.start();
});
afterAll(async () => {
  if (other !== gateway) await other.stop();
  await gateway.stop();
});

describe('the stream of a member', () => {
  it('tells of each step of a withdrawal and of the balance, also where another gateway took the callback', async () => {
    const member = await payee(gateway, accountHelpers(gateway), 'listens');
    const next = readEvents(await (await eventsOf(gateway))(NORTH, member.token));
    const { id } = await member.withdraw('200.00');
    const heard: ReadEvent[] = [];
    const hear = async (enough: () => boolean): Promise<void> => {
      while (!enough()) {
        const event = await next();
        if (event === undefined) throw new Error('The stream ended.');
        heard.push(event);
      }
    };
    const named = (name: string): unknown[] => heard.flatMap((event) => (event.name === name ? [event.data] : []));
    await hear(() => named('withdrawal').length > 0 && named('balance').some((data) => (data as { available: string }).available === '800.00'));
    expect(named('withdrawal')[0]).toEqual({ id });
    heard.length = 0;
    // The member is told of the hold before the order reaches the provider.
    await vi.waitFor(() => expect(provider.payouts.has(id)).toBe(true));
    expect((await other.app.inject(signedCallback({ tenant: NORTH, provider: PROVIDER }, provider.endPayout(id, 'failed'), gateway.clock.now()))).statusCode).toBe(200);
    await hear(() => named('withdrawal').length > 0 && named('balance').some((data) => (data as { available: string }).available === '1000.00'));
    expect(named('withdrawal')[0]).toEqual({ id });
  });
});
