import type { FastifyInstance } from 'fastify';
import { isLongOrProbe, requestKind } from '../http/request-kind.ts';
import type { Metrics } from './metrics.ts';

/** Counts and times every answered request; a stream of events and probes are left out. */
export function countRequests(app: FastifyInstance, metrics: Pick<Metrics, 'request' | 'refusal'>): void {
  app.addHook('onResponse', async (request, reply) => {
    if (isLongOrProbe(request)) return;
    const kind = requestKind(request);
    metrics.request(kind, reply.statusCode, reply.elapsedTime / 1000);
    if (request.failure !== undefined) metrics.refusal(kind, request.failure);
  });
}
