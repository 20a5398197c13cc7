import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** What a request is counted as: its call, or what kind of answer it gets. Addresses of pages are too many for labels. */
function kindOf(request: FastifyRequest): string {
  const { config, url } = request.routeOptions;
  if (config.call !== undefined) return config.call;
  if (url?.startsWith('/seamless/') === true) return 'seamless';
  return request.is404 ? 'page' : 'file';
}

/** Counts and times every answered request; a stream of events and probes are left out. */
export function countRequests(app: FastifyInstance, metrics: Pick<Metrics, 'request' | 'refusal'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const kind = kindOf(request);
    if (kind === 'events' || request.routeOptions.logLevel === 'silent') return;
    metrics.request(kind, reply.statusCode, reply.elapsedTime / 1000);
    if (request.failure !== undefined) metrics.refusal(kind, request.failure);
  });
}
