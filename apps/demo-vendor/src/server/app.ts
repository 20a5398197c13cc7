import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { EngineId, Problem } from '../shared/protocol.ts';
import type { Clock } from './clock.ts';
import { createDesk } from './desk.ts';
import { endingSoon } from './ending.ts';
import type { EngineFactory } from './engine.ts';
import { createEngines } from './engines.ts';
import { createEvents } from './events.ts';
import { noFaults } from './faults/faults.ts';
import type { Faults } from './faults/faults.ts';
import { createHub, playerTopic, sessionTopic } from './hub.ts';
import type { KeyRing } from './keys.ts';
import { contentPolicy } from './parents.ts';
import type { Parents } from './parents.ts';
import { PROBLEM_STATUS, ProblemError } from './problem.ts';
import type { RoundRecord, RoundState } from './records.ts';
import type { Rng } from './random.ts';
import { createRunner } from './round-runner.ts';
import { roundView } from './round-view.ts';
import { registerRoutes } from './routes.ts';
import { createSeeds } from './seeds.ts';
import { createSessions } from './sessions.ts';
import type { Store } from './store.ts';
import { createBetBook } from './transfer/bet-book.ts';
import { createPurseWallet } from './transfer/purse-wallet.ts';
import { createTransferDesk } from './transfer/transfer-desk.ts';
import { transferRoutes } from './transfer/transfer-routes.ts';
import { walletsByVendor } from './transfer/wallets.ts';
import type { Wallet } from './wallet.ts';

/** Everything the server is made of; tests bring their own parts. */
export interface AppSetup {
  readonly store: Store;
  /** The merchants' wallets over the signed calls; vendors that keep their players' money use it for sessions alone. */
  readonly wallet: Wallet;
  readonly keys: KeyRing;
  /** The games' time. */
  readonly clock: Clock;
  /** What signatures are dated by, where it is another. */
  readonly systemClock?: Clock;
  /** What goes wrong with calls on this house; nothing unless given. */
  readonly faults?: Faults;
  readonly rng: Rng;
  readonly parents: Parents;
  readonly newId: () => string;
  /** Engines in place of the house's own. */
  readonly engines?: Readonly<Partial<Record<EngineId, EngineFactory>>>;
  /** Folder of the built page; without it only the calls are served. */
  readonly pageDir?: string;
  readonly log?: boolean;
}

/** States that a round reaches as its money moves. */
const MOVED: ReadonlySet<RoundState> = new Set(['bet-accepted', 'closed', 'rolled-back']);

function servePage(app: FastifyInstance, pageDir: string, parents: Parents): void {
  const page = readFileSync(join(pageDir, 'index.html'), 'utf8');
  const policy = contentPolicy(parents);
  void app.register(fastifyStatic, { root: join(pageDir, 'assets'), prefix: '/assets/', immutable: true, maxAge: '1y', index: false });
  app.get('/play', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      // The address carries a token.
      .header('referrer-policy', 'no-referrer')
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
      .send(page),
  );
}

/** The server. `resume` takes up what an earlier process left; call it once the server listens. */
export interface VendorApp {
  readonly app: FastifyInstance;
  /** Answers how many rounds were unfinished. */
  resume(): number;
}

/** Builds the server, its engines and its round runner. */
export function buildApp(setup: AppSetup): VendorApp {
  const app = Fastify({
    logger: setup.log === true ? { level: 'info' } : false,
    // Addresses carry launch tokens: requests are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
  });
  const { store, clock, keys } = setup;
  // What the platform reads is dated by its own time.
  const dated = setup.systemClock ?? clock;
  const book = createBetBook(store, setup.newId);
  const wallet = walletsByVendor({ seamless: setup.wallet, purse: createPurseWallet({ store, clock: dated, book, authenticate: setup.wallet.authenticate }) });
  const hub = createHub();
  /** Tells the round's own pages of it, and the player's other ones that the balance has moved: a tab may have died that it was begun in. */
  function changed(round: RoundRecord): void {
    const own = sessionTopic(round.sessionHash);
    hub.publish(own, { type: 'round', round: roundView(round) });
    const session = MOVED.has(round.state) ? store.session(round.sessionHash) : undefined;
    if (session !== undefined) hub.publish(playerTopic(session), { type: 'moved' }, own);
  }
  const runner = createRunner({
    store,
    wallet,
    clock,
    accepted: (round, session) => engines.byId(round.engine).accepted?.(session, round) ?? null,
    detailOf: (round) => engines.byId(round.engine).detail(round),
    changed,
    onTrouble: (round, trouble) => app.log.warn({ roundId: round.roundId, state: round.state, attempts: round.attempts, trouble }),
  });
  const engines = createEngines(
    {
      store,
      clock,
      rng: setup.rng,
      seeds: createSeeds(store),
      stopping: runner.stopping,
      settle: runner.settle,
      cancel: runner.cancel,
      began: runner.began,
      publish: hub.publish,
      watching: hub.watching,
    },
    setup.engines,
  );
  const events = createEvents(hub, engines, clock);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.setErrorHandler((fault: Error & { statusCode?: number }, _request, reply) => {
    if (fault instanceof ProblemError) {
      if (fault.message !== fault.code) app.log.info({ problem: fault.code, detail: fault.message });
      return reply.code(PROBLEM_STATUS[fault.code]).send({ code: fault.code, ...fault.more } satisfies Problem);
    }
    if (fault.statusCode !== undefined && fault.statusCode < 500) return reply.code(fault.statusCode).send({ code: 'INVALID_REQUEST' } satisfies Problem);
    app.log.error(fault);
    return reply.code(500).send({ code: 'WALLET_DOWN' } satisfies Problem);
  });
  registerRoutes(app, { sessions: createSessions({ ...setup, wallet, engines }), desk: createDesk({ ...setup, runner, engines }), events, engines });
  void transferRoutes(app, { desk: createTransferDesk({ store, clock: dated, newId: setup.newId }), book, keys, clock: dated, faults: setup.faults ?? noFaults });
  if (setup.pageDir !== undefined) servePage(app, setup.pageDir, setup.parents);
  const end = endingSoon(app.server);
  app.addHook('preClose', async () => {
    events.close();
    end();
  });
  app.addHook('onClose', async () => {
    await runner.stop();
    setup.store.close();
  });
  return {
    app,
    resume() {
      const taken = runner.resume();
      engines.resume();
      return taken;
    },
  };
}
