import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { CERTIFIED, totalReturn, volatilityOf } from '../../maths/slot/certified.ts';
import { percent, toText } from '../../maths/fraction.ts';
import { linesOf } from '../../shared/slot-info.ts';
import type { RoundService } from '../rounds/round-service.ts';
import { playSchema, moveSchema } from '../rounds/round-service.ts';
import type { Engines } from '../engine/engines.ts';
import type { DrawBook } from '../../engines/draws/draw-book.ts';
import { isLotteryOf } from '../../shared/draws.ts';
import { engineOfVendor } from '../../shared/vendors.ts';
import type { EventStreams } from './event-streams.ts';
import { ProblemError } from './problem.ts';
import { launchSchema } from '../sessions/sessions.ts';
import type { Sessions } from '../sessions/sessions.ts';

function parsed<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (!result.success) throw new ProblemError('INVALID_REQUEST', z.prettifyError(result.error));
  return result.data;
}

const gamesQuery = z.object({ codes: z.string().max(20_000).optional(), vendor: z.string().max(64).default('') });
/** Draws of one answer: anybody may ask, and each is computed. */
const DRAWS_AT_ONCE = 1000;
const time = z.iso.datetime().transform((text) => Date.parse(text));
const drawsQuery = z.object({ codes: z.string().max(20_000), vendor: z.string().max(64), count: z.coerce.number().int().min(1).max(DRAWS_AT_ONCE).default(12), since: time.optional(), until: time.optional() });
const spinParams = z.object({ spinId: z.string().max(64) });

/** The codes of a comma-separated list. */
const listed = (codes: string): string[] => codes.split(',').filter((code) => /^[\x21-\x7e]{1,64}$/.test(code));

const catalogue = (engines: Engines, vendor: string, codes: readonly string[]) => ({
  /** The certified models of slots; every game code of a slot vendor is assigned one of them. */
  models: CERTIFIED.map((entry) => ({
    code: entry.model.code,
    lines: linesOf(entry),
    rtp: percent(totalReturn(entry)),
    rtpExact: toText(totalReturn(entry)),
    hitRate: percent(entry.certificate.hitRate),
    freeSpinsRate: percent(entry.certificate.freeSpinsRate),
    volatility: volatilityOf(entry),
    coins: entry.model.coins,
  })),
  games: codes.map((code) => engines.forVendor(vendor).game({ vendor, code })),
});

export interface RoutesOptions {
  readonly sessions: Sessions;
  readonly rounds: RoundService;
  readonly eventStreams: EventStreams;
  readonly engines: Engines;
  readonly draws: DrawBook;
}

/** Registers the page's API, which is never cached, and the game catalogue. */
export function registerRoutes(app: FastifyInstance, { sessions, rounds, eventStreams, engines, draws }: RoutesOptions): void {
  app.addHook('onSend', async (request, reply: FastifyReply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/games', (request) => {
    const { codes, vendor } = parsed(gamesQuery, request.query);
    return catalogue(engines, vendor, codes === undefined ? [] : listed(codes).slice(0, 1000));
  });
  app.get('/draws', (request) => {
    const { codes, vendor, count, since, until } = parsed(drawsQuery, request.query);
    if (engineOfVendor(vendor) !== 'draws') throw new ProblemError('INVALID_REQUEST', `${vendor} has no scheduled draws`);
    const lotteries = [...new Set(listed(codes))].filter((code) => isLotteryOf(vendor, code));
    if (lotteries.length * count > DRAWS_AT_ONCE) throw new ProblemError('INVALID_REQUEST', `more than ${DRAWS_AT_ONCE} draws at once`);
    return { draws: lotteries.flatMap((code) => (since === undefined ? draws.latest(vendor, code, count, until) : draws.following(vendor, code, count, since, until))) };
  });
  app.post('/api/launch', (request) => sessions.launch(parsed(launchSchema, request.body)));
  app.get('/api/session', (request) => sessions.refresh(sessions.fromAuthorization(request.headers.authorization)));
  app.post('/api/spin', (request) => rounds.play(sessions.fromAuthorization(request.headers.authorization), parsed(playSchema, request.body)));
  app.get('/api/spin/:spinId', async (request) => ({
    round: await rounds.find(sessions.fromAuthorization(request.headers.authorization), parsed(spinParams, request.params).spinId),
  }));
  app.post('/api/spin/:spinId/step', (request) =>
    rounds.move(sessions.fromAuthorization(request.headers.authorization), parsed(spinParams, request.params).spinId, parsed(moveSchema, request.body).move),
  );
  app.get('/api/events', (request, reply) => eventStreams.open(sessions.fromAuthorization(request.headers.authorization), reply));
  app.get('/api/history', (request) => ({ rounds: rounds.history(sessions.fromAuthorization(request.headers.authorization)) }));
}
