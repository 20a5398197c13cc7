import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Service } from '../server/service.ts';
import type { Payment, Store } from '../server/store.ts';
import { paymentPage, SAMPLE_CARD, unknownPage, wrongAmounts, type CardEntry } from './payment-page.ts';
import { textsOf } from './texts.ts';

export interface PagesDeps {
  readonly store: Store;
  readonly service: Service;
  readonly now: () => number;
}

const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A card with this end is declined, to be tried out. */
const DECLINED = '0002';
const FIELD_MOST = 40;

interface Address {
  readonly Params: { readonly provider: string; readonly merchant: string; readonly id: string };
}

/** The card that was typed, with what is wrong with it. */
export function readCard(form: URLSearchParams, now: number): CardEntry {
  const [number = '', expiry = '', code = ''] = ['number', 'expiry', 'code'].map((name) => (form.get(name) ?? '').trim().slice(0, FIELD_MOST));
  const digits = number.replaceAll(/\D/g, '');
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry) ?? [];
  const expired = month === '' || Date.UTC(2000 + Number(year), Number(month)) <= now;
  return {
    number,
    expiry,
    code,
    faults: {
      ...(digits.length === 16 ? (digits.endsWith(DECLINED) ? { number: 'fault.declined' as const } : {}) : { number: 'fault.number' as const }),
      ...(expired ? { expiry: 'fault.expiry' as const } : {}),
      ...(/^\d{3,4}$/.test(code) ? {} : { code: 'fault.code' as const }),
    },
  };
}

/** Registers the pages on which payers pay. Their addresses hold the payment's random id: whoever knows it may pay. */
export async function registerPages(app: FastifyInstance, { store, service, now }: PagesDeps): Promise<void> {
  const css = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');
  const send = (reply: FastifyReply, status: number, body: string) =>
    reply.code(status).type('text/html; charset=utf-8').headers({ 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' }).send(body);
  const find = ({ provider, merchant, id }: Address['Params']): Payment | undefined => store.payment({ provider, merchant }, id);
  const show = (reply: FastifyReply, payment: Payment, card: CardEntry = SAMPLE_CARD, status = 200) =>
    send(reply, status, paymentPage({ payment, receipts: store.receipts(payment, payment.id), card, now: now() }, textsOf(payment.language)));

  app.get('/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=300').send(css));
  app.get('/', (_request, reply) => send(reply, 200, unknownPage(textsOf('EN'))));
  app.get<Address>('/pay/:provider/:merchant/:id', (request, reply) => {
    const payment = find(request.params);
    return payment === undefined ? send(reply, 404, unknownPage(textsOf('EN'))) : show(reply, payment);
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 4_096 }, (_request, body, done) => done(null, new URLSearchParams(String(body))));
    scope.post<Address>('/pay/:provider/:merchant/:id', (request, reply) => {
      const payment = find(request.params);
      if (payment === undefined || !(request.body instanceof URLSearchParams)) return send(reply, 404, unknownPage(textsOf('EN')));
      const form = request.body;
      const action = form.get('action');
      if (action === 'pay' && payment.kind === 'card' && form.has('number')) {
        const card = readCard(form, now());
        if (Object.keys(card.faults).length > 0) return show(reply, payment, card, 422);
      }
      const { less, more } = wrongAmounts(payment.amount);
      if (action === 'cancel') service.giveUp(payment);
      if (action === 'pay' || action === 'twice') service.pay(payment, payment.amount);
      if (action === 'twice') service.pay(payment, payment.amount);
      if (action === 'less') service.pay(payment, less);
      if (action === 'more') service.pay(payment, more);
      // Shown by a request of its own, so that a reload pays nothing again.
      return reply.redirect(request.url, 303);
    });
  });
}
