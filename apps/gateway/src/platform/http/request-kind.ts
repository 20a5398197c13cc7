import type { FastifyRequest } from 'fastify';

/**
 * What a request is counted and traced as: its call, or what kind of answer it gets. Addresses of pages are too many for labels.
 *
 * @param call the call of its route, of members' calls unless given
 */
export function requestKind(request: FastifyRequest, call: string | undefined = request.routeOptions.config.call): string {
  if (call !== undefined) return call;
  if (request.routeOptions.url?.startsWith('/seamless/') === true) return 'seamless';
  if (request.routeOptions.url?.startsWith('/payments/') === true) return 'payments';
  return request.is404 ? 'page' : 'file';
}

/** Whether a request says nothing of the site's speed: a probe, or a stream of events, which stays open. */
export function isLongOrProbe({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.call === 'events' || routeOptions.logLevel === 'silent';
}
