import { buildPaymentsApp, createFaults, NO_FAULTS, openPaymentsStore } from '@livery/demo-payments';
import { createLiveryAdapter, type CallbackRequest } from '@livery/gateway';
import type { NetworkFault, PaymentsUnderTest } from './payments-under-test.ts';

const ORIGIN = 'http://payments.certify';
const PROVIDER = 'demopay';
const KEYS = { [PROVIDER]: { FIRST: { id: 'k1', secret: 'the first merchant’s secret of thirty-two' }, SECOND: { id: 'k2', secret: 'the second merchant’s secret of thirty-two' } } };
const HUNG_UP = 'fetch failed';

/** The demo's payment provider in this process, with the adapter `livery` before it. */
export async function demoPayments(): Promise<PaymentsUnderTest & { close(): Promise<void> }> {
  let now = Date.UTC(2027, 0, 1);
  let serial = 0;
  let fault: NetworkFault | undefined;
  let sent: CallbackRequest[] = [];
  const store = openPaymentsStore(':memory:');
  const { app, service, work } = await buildPaymentsApp({
    store,
    keys: () => KEYS,
    faults: createFaults(() => NO_FAULTS),
    origin: ORIGIN,
    gatewayUrl: 'http://gateway.certify',
    now: () => now,
    async fetch(input, init) {
      const headers = new Headers(init?.headers);
      const url = new URL(input instanceof Request ? input.url : input);
      sent.push({ method: 'POST', path: url.pathname, rawBody: typeof init?.body === 'string' ? init.body : '', header: (name) => headers.get(name) ?? undefined });
      return Response.json({ code: 'OK' });
    },
  });
  const adapter = createLiveryAdapter({
    db: { clock: { now: () => now }, newId: () => `request-${++serial}` },
    providers: {
      fresh: async ({ provider: code, tenant }) => ({ provider: { code, adapter: 'livery', origin: ORIGIN, state: 'open' }, keys: [KEYS[PROVIDER][tenant === 'FIRST' ? 'FIRST' : 'SECOND']] }),
      keys: async ({ tenant }) => (tenant === 'FIRST' ? [KEYS[PROVIDER].FIRST] : [KEYS[PROVIDER].SECOND]),
    },
    async fetch(input, init) {
      const how = fault;
      fault = undefined;
      if (how === 'never') throw new TypeError(HUNG_UP);
      const url = new URL(input instanceof Request ? input.url : input);
      const answer = await app.inject({ method: 'POST', url: url.pathname, headers: Object.fromEntries(new Headers(init?.headers)), payload: typeof init?.body === 'string' ? init.body : '' });
      if (how === 'lost') throw new TypeError(HUNG_UP);
      return new Response(how === 'garbage' ? '<html>' : answer.payload, { status: answer.statusCode });
    },
  });
  return {
    adapter,
    ref: { tenant: 'FIRST', provider: PROVIDER },
    other: { tenant: 'SECOND', provider: PROVIDER },
    currency: 'PHP',
    exponent: 2,
    unreachable: '12340000',
    now: () => now,
    advance(ms) {
      now += ms;
    },
    async pay(paymentId, amount) {
      const payment = store.payment({ provider: PROVIDER, merchant: 'FIRST' }, paymentId);
      if (payment === undefined) throw new Error(`No payment ${paymentId}.`);
      service.pay(payment, amount);
    },
    async callbacks() {
      await work();
      const arrived = sent;
      sent = [];
      return arrived;
    },
    fail(how) {
      fault = how;
    },
    async close() {
      await app.close();
      store.close();
    },
  };
}
