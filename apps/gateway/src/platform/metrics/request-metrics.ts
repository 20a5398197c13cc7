import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** What a server knows of a request: the call of its route, and the code of a refusal. */
export interface CountedAs {
  readonly call: (request: FastifyRequest) => string | undefined;
  readonly refusal: (request: FastifyRequest) => string | undefined;
}

const MEMBERS: CountedAs = { call: ({ routeOptions }) => routeOptions.config.call, refusal: ({ failure }) => failure };

/** What a request is counted as: its call, or what kind of answer it gets. Addresses of pages are too many for labels. */
function kindOf(request: FastifyRequest, call: string | undefined): string {
  if (call !== undefined) return call;
  const { url } = request.routeOptions;
  if (url?.startsWith('/seamless/') === true) return 'seamless';
  return request.is404 ? 'page' : 'file';
}

/** Counts and times every answered request; a stream of events and probes are left out. Of members' calls unless stated. */
export function countRequests(app: FastifyInstance, metrics: Pick<Metrics, 'request' | 'refusal'>, as: CountedAs = MEMBERS): void {
  app.addHook('onResponse', async (request, reply) => {
    const kind = kindOf(request, as.call(request));
    if (kind === 'events' || request.routeOptions.logLevel === 'silent') return;
    metrics.request(kind, reply.statusCode, reply.elapsedTime / 1000);
    const refusal = as.refusal(request);
    if (refusal !== undefined) metrics.refusal(kind, refusal);
  });
}
