import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { limitKeysOf } from './request/address-prefix.ts';
import { bearerOf } from './request/bearer.ts';

/** Requests of a minute of one address range; a login has a fifth of them. */
const PARTS_OF_RANGE = 5;
/** Ranges and logins that are counted; the longest unseen are forgotten first. */
const KEYS = 50_000;
const WINDOW_MS = 60_000;

/** Calls, and pages; files and probes cost no database. */
const isCounted = (request: FastifyRequest): boolean => request.routeOptions.config.call !== undefined || request.is404;

/**
 * Refuses calls and pages beyond a number a minute: of an address range (IPv4 whole, IPv6 by /64 and sixteen times as many by
 * /48), and a fifth of it of one login. Counted by this process, before anything is looked up in the database.
 */
export function limitRequests(app: FastifyInstance, perMinute: number): void {
  type Check = ReturnType<FastifyInstance['createRateLimit']>;
  let ofLogin: Check | undefined;
  let ofRanges: readonly Check[] = [];
  void app.register(rateLimit, { global: false, cache: KEYS });
  app.addHook('onReady', async () => {
    const checkOf = (max: number, keyGenerator: (request: FastifyRequest) => string): Check => app.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator });
    ofRanges = [0, 1].map((index) => checkOf(perMinute * (index === 0 ? 1 : 16), ({ ip }) => `range ${index} ${limitKeysOf(ip)[index]?.key ?? ''}`));
    ofLogin = checkOf(Math.ceil(perMinute / PARTS_OF_RANGE), (request) => `login ${bearerOf(request) ?? ''}`);
  });

  async function assertAllowed(check: Check | undefined, request: FastifyRequest): Promise<void> {
    const answer = await check?.(request);
    if (answer?.isAllowed === false && answer.isExceeded) throw new Problem('TOO_MANY_REQUESTS', { retryAfter: Math.max(1, answer.ttlInSeconds) });
  }
  app.addHook('onRequest', async (request) => {
    if (!isCounted(request)) return;
    for (const [index] of limitKeysOf(request.ip).entries()) await assertAllowed(ofRanges[index], request);
    if (bearerOf(request) !== undefined) await assertAllowed(ofLogin, request);
  });
}
