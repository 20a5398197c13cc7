import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLongOrProbe, requestKind } from '../http/request-kind.ts';
import type { Metrics } from './metrics.ts';

/** What a server knows of a request: the call of its route, and the code of a refusal. */
export interface CountedAs {
  readonly call: (request: FastifyRequest) => string | undefined;
  readonly refusal: (request: FastifyRequest) => string | undefined;
}

const MEMBERS: CountedAs = { call: ({ routeOptions }) => routeOptions.config.call, refusal: ({ failure }) => failure };

/** Counts and times every answered request; a stream of events and probes are left out. Of members' calls unless stated. */
export function countRequests(app: FastifyInstance, metrics: Pick<Metrics, 'request' | 'refusal'>, as: CountedAs = MEMBERS): void {
  app.addHook('onResponse', async (request, reply) => {
    if (isLongOrProbe(request)) return;
    const kind = requestKind(request, as.call(request));
    metrics.request(kind, reply.statusCode, reply.elapsedTime / 1000);
    const refusal = as.refusal(request);
    if (refusal !== undefined) metrics.refusal(kind, refusal);
  });
}
