import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paymentCalls, type PaymentCall, type PaymentCallback, type PaymentCode } from '@livery/contracts';
import { fakePayments, PAYMENTS_ORIGIN, type FakePayments, type PaymentFault } from './fake-payments.ts';

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

const TOLD = '/control/told/';

/** Path on which the answer is the event that was told last of a payment or payout. */
export const toldPath = (id: string): string => `${TOLD}${id}`;

/** How a call about some amount goes: a fault of its first call, or a refusal of each. */
export interface PaymentManner {
  readonly call: PaymentCall;
  readonly first?: PaymentFault;
  readonly always?: PaymentCode;
}

/** Path on which the provider's clock is set, in milliseconds: it stands still from then on. */
export const clockPath = (now: number): string => `/control/clock/${now}`;

export interface PaymentsServerOptions {
  /** By the amount that a call names, in minor units. */
  readonly manners?: ReadonlyMap<string, PaymentManner>;
}

/** Starts a {@link PaymentsServer}. */
export async function startPaymentsServer({ manners = new Map() }: PaymentsServerOptions = {}): Promise<PaymentsServer> {
  let stands: number | undefined;
  const provider = fakePayments(() => stands ?? Date.now());
  const news = new Map<string, PaymentCallback>();
  const behaved = new Set<string>();
  function telling(id: string, event: PaymentCallback): Response {
    news.set(id, event);
    return Response.json(event);
  }
  /** What goes wrong with the call that comes next. */
  function misbehave(path: string, body: string): void {
    const { amount = '', paymentId = '', payoutId = '' } = JSON.parse(body) as Record<string, string>;
    const manner = manners.get(amount);
    if (manner === undefined || paymentCalls[manner.call].path !== path) return;
    if (manner.always !== undefined) (provider.refusals[manner.call] ??= []).push(manner.always);
    const one = `${path} ${paymentId}${payoutId}`;
    if (manner.first !== undefined && !behaved.has(one)) (provider.faults[manner.call] ??= []).push(manner.first);
    behaved.add(one);
  }
  async function answer(path: string, headers: Record<string, string>, body: string): Promise<Response> {
    if (path.startsWith('/control/clock/')) {
      stands = Number(path.slice('/control/clock/'.length));
      return Response.json(null);
    }
    if (path.startsWith(TOLD)) return Response.json(news.get(path.slice(TOLD.length)) ?? null);
    if (path.startsWith('/control/end/')) {
      const { pathname, searchParams } = new URL(path, PAYMENTS_ORIGIN);
      const id = pathname.slice('/control/end/'.length);
      // Another worker may be at it.
      if (!provider.payouts.has(id)) return new Response(null, { status: 404 });
      return telling(id, provider.endPayout(id, searchParams.get('state') === 'failed' ? 'failed' : 'paid'));
    }
    if (!path.startsWith('/control/pay/')) {
      misbehave(path, body);
      return provider.fetch(`${PAYMENTS_ORIGIN}${path}`, { method: 'POST', headers, body });
    }
    const { pathname, searchParams } = new URL(path, PAYMENTS_ORIGIN);
    const amount = searchParams.get('amount');
    const id = pathname.slice('/control/pay/'.length);
    if (!provider.payments.has(id)) return new Response(null, { status: 404 });
    return telling(id, provider.pay(id, amount === null ? {} : { amount }));
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
