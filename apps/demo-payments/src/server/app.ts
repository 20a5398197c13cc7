import { paymentCalls, paymentCodes, type PaymentCall, type PaymentCode } from '@livery/contracts';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { registerPages } from '../pages/routes.ts';
import { createCallbacks } from './callbacks.ts';
import { callFaults, type Faults } from './faults.ts';
import { signerOf, type PaymentKeys } from './keys.ts';
import { createService, type Service } from './service.ts';
import type { Store } from './store.ts';

export interface AppOptions {
  readonly store: Store;
  readonly keys: () => PaymentKeys;
  readonly faults: Faults;
  /** Scheme and host of the hosted pages. */
  readonly origin: string;
  readonly gatewayUrl: string;
  readonly now: () => number;
  readonly fetch: typeof globalThis.fetch;
  readonly log?: boolean;
}

/** The provider's server. */
export interface PaymentsApp {
  readonly app: FastifyInstance;
  readonly service: Service;
  /** Ends what is over, pays out and sends what is due; called again and again by whoever runs it. */
  work(): Promise<void>;
}

const BODY_LIMIT = 65_536;

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Builds the provider's server: signed calls, hosted pages, and the sender of callbacks. */
export async function buildApp({ store, keys, faults, origin, gatewayUrl, now, fetch, log = false }: AppOptions): Promise<PaymentsApp> {
  const app = Fastify({ logger: log ? { level: 'info' } : false, logController: new LogController({ disableRequestLogging: true }), bodyLimit: BODY_LIMIT });
  const callbacks = createCallbacks({ store, keys, gatewayUrl, faults, now, fetch, onError: (error) => app.log.error(error) });
  const service = createService({ store, callbacks, origin, now });

  function answer(call: PaymentCall, path: string, rawBody: string, request: FastifyRequest): { readonly code: PaymentCode; readonly [field: string]: unknown } {
    const account = signerOf(keys(), { path, rawBody, header: (name) => header(request, name) }, now());
    if (account === undefined) return { code: 'BAD_SIGNATURE', requestId: '' };
    let body: unknown;
    try {
      body = JSON.parse(rawBody);
    } catch {
      return { code: 'INVALID_REQUEST', requestId: '' };
    }
    const parsed = paymentCalls[call].request.safeParse(body);
    if (!parsed.success) return { code: 'INVALID_REQUEST', requestId: '' };
    const carryOut = service[call] as (of: typeof account, order: typeof parsed.data) => { readonly code: PaymentCode };
    return { ...carryOut(account, parsed.data), requestId: parsed.data.requestId };
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => done(null, body));
    for (const [call, { path }] of Object.entries(paymentCalls) as [PaymentCall, { path: string }][]) {
      scope.post(path, async (request, reply) => {
        const fault = faults.next(call, callFaults);
        if (fault === 'down') return reply.code(503).send({});
        const given = answer(call, request.url, typeof request.body === 'string' ? request.body : '', request);
        if (fault === 'lose-answer') return reply.code(502).send({});
        return reply.code(paymentCodes[given.code]).header('cache-control', 'no-store').send(given);
      });
    }
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  await registerPages(app, { store, service, now });
  return {
    app,
    service,
    async work() {
      service.tick();
      await callbacks.send();
    },
  };
}
