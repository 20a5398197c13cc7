import type { FastifyRequest } from 'fastify';

/** First value of a header, or undefined. */
export function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined || first === '' ? undefined : first;
}
