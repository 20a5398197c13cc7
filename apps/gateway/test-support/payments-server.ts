import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakePayments, PAYMENTS_ORIGIN, type FakePayments } from './fake-payments.ts';

/** A {@link FakePayments} that other processes reach over loopback. */
export interface PaymentsServer {
  readonly provider: FakePayments;
  readonly origin: string;
  close(): Promise<void>;
}

/** Path on which a payment is made: the answer is the event that tells of it. */
export const payPath = (paymentId: string, amount?: string): string => `/control/pay/${paymentId}${amount === undefined ? '' : `?amount=${amount}`}`;

/** Path on which a payout ends: the answer is the event that tells of it. */
export const endPath = (payoutId: string, state: 'paid' | 'failed'): string => `/control/end/${payoutId}?state=${state}`;

/** Starts a {@link PaymentsServer}. */
export async function startPaymentsServer(): Promise<PaymentsServer> {
  const provider = fakePayments(Date.now);
  async function answer(path: string, headers: Record<string, string>, body: string): Promise<Response> {
    if (path.startsWith('/control/end/')) {
      const { pathname, searchParams } = new URL(path, PAYMENTS_ORIGIN);
      const id = pathname.slice('/control/end/'.length);
      // Another worker may be at it.
      if (!provider.payouts.has(id)) return new Response(null, { status: 404 });
      return Response.json(provider.endPayout(id, searchParams.get('state') === 'failed' ? 'failed' : 'paid'));
    }
    if (!path.startsWith('/control/pay/')) return provider.fetch(`${PAYMENTS_ORIGIN}${path}`, { method: 'POST', headers, body });
    const { pathname, searchParams } = new URL(path, PAYMENTS_ORIGIN);
    const amount = searchParams.get('amount');
    return Response.json(provider.pay(pathname.slice('/control/pay/'.length), amount === null ? {} : { amount }));
  }
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part)).on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])));
      answer(request.url ?? '/', headers, text).then(
        async (given) => response.writeHead(given.status, { 'content-type': 'application/json' }).end(await given.text()),
        () => response.destroy(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    provider,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
