import type { FastifyRequest } from 'fastify';
import { header } from './headers.ts';

/** The session token of a request that states one of its form. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(header(request, 'authorization') ?? '')?.[1];
}
