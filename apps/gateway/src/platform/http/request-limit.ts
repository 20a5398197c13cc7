import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Problem } from '../problem.ts';
import { limitKeysOf } from './request/address-prefix.ts';
import { bearerOf } from './request/bearer.ts';

/** Requests of a minute of one address range; a login has a fifth of them, and so has a member with all logins. */
const PARTS_OF_RANGE = 5;
/** Ranges, logins and members that are counted; the longest unseen are forgotten first. */
const KEYS = 50_000;
const WINDOW_MS = 60_000;
/** Vendors' calls without a valid signature that one address range may make in a minute. */
const UNSIGNED = 60;

/** Limits of what is known of a request only once it was looked at. Without any they admit everything. */
export interface RequestLimits {
  /** Counts a call of a member, whichever session it is made in. @throws Problem TOO_MANY_REQUESTS */
  takeForMember(request: FastifyRequest, tenantId: string, memberId: string): Promise<void>;
  /** Counts a request that turned out to be work as a page of its address range. @throws Problem TOO_MANY_REQUESTS */
  takeForRange(request: FastifyRequest): Promise<void>;
  /** Counts a vendor's call without a valid signature. @returns undefined where it is admitted, else in how many seconds others will be */
  takeUnsigned(request: FastifyRequest): Promise<number | undefined>;
  /** Whether {@link takeUnsigned} has refused one of the same address range, and would again. Counts nothing. */
  isOverUnsigned(request: FastifyRequest): boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly requestLimits: RequestLimits;
  }
  interface FastifyRequest {
    /** By what a member's calls are counted. */
    memberKey: string;
  }
}

type Check = ReturnType<FastifyInstance['createRateLimit']>;

/** Calls, and pages; files and probes cost no database. A picture counts where it has to be drawn, by {@link RequestLimits.takeForRange}. */
const isCallOrPage = (request: FastifyRequest): boolean => request.routeOptions.config.call !== undefined || request.is404;

/** Counts a request. @returns undefined where it is admitted, else the seconds to wait */
async function exceeded(check: Check | undefined, request: FastifyRequest): Promise<number | undefined> {
  const answer = await check?.(request);
  return answer?.isAllowed === false && answer.isExceeded ? Math.max(1, answer.ttlInSeconds) : undefined;
}

async function assertAllowed(check: Check | undefined, request: FastifyRequest): Promise<void> {
  const retryAfter = await exceeded(check, request);
  if (retryAfter !== undefined) throw new Problem('TOO_MANY_REQUESTS', { retryAfter });
}

/** Adds the {@link RequestLimits} that admit everything. */
export function limitNothing(app: FastifyInstance): void {
  app.decorate('requestLimits', { takeForMember: async () => undefined, takeForRange: async () => undefined, takeUnsigned: async () => undefined, isOverUnsigned: () => false });
}

/**
 * Refuses calls and pages beyond a number a minute: of an address range (IPv4 whole, IPv6 by /64 and sixteen times as many by
 * /48), and a fifth of it of one login, before anything is looked up in the database; and of one member, so that another login
 * gives no more. Adds {@link RequestLimits}. Counted by this process.
 */
export function limitRequests(app: FastifyInstance, perMinute: number, isCounted: (request: FastifyRequest) => boolean = isCallOrPage): void {
  let ofLogin: Check | undefined;
  let ofMember: Check | undefined;
  let ofRanges: readonly Check[] = [];
  let ofUnsigned: readonly Check[] = [];
  const overUnsigned = new LRUCache<string, true>({ max: KEYS });
  void app.register(rateLimit, { global: false, cache: KEYS });
  app.addHook('onReady', async () => {
    const checkOf = (max: number, keyGenerator: (request: FastifyRequest) => string): Check => app.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator });
    const byRange = (name: string, max: number) => [0, 1].map((index) => checkOf(max * (index === 0 ? 1 : 16), ({ ip }) => `${name} ${index} ${limitKeysOf(ip)[index]?.key ?? ''}`));
    ofRanges = byRange('range', perMinute);
    ofUnsigned = byRange('unsigned', UNSIGNED);
    ofLogin = checkOf(Math.ceil(perMinute / PARTS_OF_RANGE), (request) => `login ${bearerOf(request) ?? ''}`);
    ofMember = checkOf(Math.ceil(perMinute / PARTS_OF_RANGE), ({ memberKey }) => `member ${memberKey}`);
  });
  async function takeForRange(request: FastifyRequest): Promise<void> {
    for (const [index] of limitKeysOf(request.ip).entries()) await assertAllowed(ofRanges[index], request);
  }
  app.decorateRequest('memberKey', '');
  app.decorate('requestLimits', {
    async takeForMember(request: FastifyRequest, tenantId: string, memberId: string) {
      request.memberKey = `${tenantId} ${memberId}`;
      await assertAllowed(ofMember, request);
    },
    takeForRange,
    async takeUnsigned(request: FastifyRequest) {
      for (const [index, { key }] of limitKeysOf(request.ip).entries()) {
        const wait = await exceeded(ofUnsigned[index], request);
        if (wait === undefined) continue;
        overUnsigned.set(key, true, { ttl: wait * 1000 });
        return wait;
      }
      return undefined;
    },
    isOverUnsigned: (request: FastifyRequest) => limitKeysOf(request.ip).some(({ key }) => overUnsigned.has(key)),
  });
  app.addHook('onRequest', async (request) => {
    if (!isCounted(request)) return;
    await takeForRange(request);
    if (bearerOf(request) !== undefined) await assertAllowed(ofLogin, request);
  });
}
