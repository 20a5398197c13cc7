import type { FastifyRequest } from 'fastify';

/** What a request is counted and traced as: its call, or what kind of answer it gets. Addresses of pages are too many for labels. */
export function requestKind(request: FastifyRequest): string {
  const { config, url } = request.routeOptions;
  if (config.call !== undefined) return config.call;
  if (url?.startsWith('/seamless/') === true) return 'seamless';
  return request.is404 ? 'page' : 'file';
}

/** Whether a request says nothing of the site's speed: a probe, or a stream of events, which stays open. */
export function isLongOrProbe(request: FastifyRequest): boolean {
  return requestKind(request) === 'events' || request.routeOptions.logLevel === 'silent';
}
