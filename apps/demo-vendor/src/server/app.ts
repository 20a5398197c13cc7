import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createDrawBook } from '../engines/draws/draw-book.ts';
import type { EngineId, Problem } from '../shared/protocol.ts';
import type { Clock } from './clock.ts';
import { createRoundService } from './rounds/round-service.ts';
import { prepareGracefulClose } from './http/graceful-close.ts';
import type { EngineFactory } from './engine/engine.ts';
import { createEngines } from './engine/engines.ts';
import { createEventStreams } from './http/event-streams.ts';
import { noFaultInjector } from './faults/fault-injector.ts';
import type { FaultInjector } from './faults/fault-injector.ts';
import { createEventHub, playerTopic, sessionTopic } from './http/event-hub.ts';
import type { KeyRing } from './wallet/signing-keys.ts';
import { contentSecurityPolicy } from './http/frame-ancestors.ts';
import type { FrameAncestors } from './http/frame-ancestors.ts';
import { PROBLEM_STATUS, ProblemError } from './http/problem.ts';
import type { RoundRecord, RoundState } from './storage/records.ts';
import type { Rng } from './engine/random.ts';
import { createRoundRunner } from './rounds/round-runner.ts';
import { roundView } from './rounds/round-view.ts';
import { registerRoutes } from './http/routes.ts';
import { createSeeds } from './engine/seeds.ts';
import { createSessions } from './sessions/sessions.ts';
import type { Store } from './storage/store.ts';
import { createBetLog } from './transfer/bet-log.ts';
import { createTransferWallet } from './transfer/transfer-wallet.ts';
import { createTransferService } from './transfer/transfer-service.ts';
import { registerTransferRoutes } from './transfer/transfer-routes.ts';
import { walletByVendor } from './wallet/wallet-by-vendor.ts';
import type { Wallet } from './wallet/wallet.ts';

/** Parts of the server; tests pass their own. */
export interface AppOptions {
  readonly store: Store;
  /** The merchants' seamless wallets. Vendors with a transfer wallet use it for authentication only. */
  readonly wallet: Wallet;
  readonly keys: KeyRing;
  /** Clock of the games, which may run faster than real time. */
  readonly clock: Clock;
  /** Clock that signatures are checked against; the games' clock by default. */
  readonly systemClock?: Clock;
  /** Faults injected into incoming transfer calls; none by default. */
  readonly faults?: FaultInjector;
  readonly rng: Rng;
  readonly frameAncestors: FrameAncestors;
  readonly newId: () => string;
  /** Engines that replace the registered ones. */
  readonly engines?: Readonly<Partial<Record<EngineId, EngineFactory>>>;
  /** Folder of the built page; without it only the API is served. */
  readonly pageDir?: string;
  readonly log?: boolean;
}

/** States in which a round has just changed the player's balance. */
const BALANCE_CHANGING_STATES: ReadonlySet<RoundState> = new Set(['bet-accepted', 'closed', 'rolled-back']);

function servePage(app: FastifyInstance, pageDir: string, frameAncestors: FrameAncestors): void {
  const page = readFileSync(join(pageDir, 'index.html'), 'utf8');
  const policy = contentSecurityPolicy(frameAncestors);
  void app.register(fastifyStatic, { root: join(pageDir, 'assets'), prefix: '/assets/', immutable: true, maxAge: '1y', index: false });
  app.get('/play', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      // The address contains the launch token.
      .header('referrer-policy', 'no-referrer')
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
      .send(page),
  );
}

const ABOUT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Demo game vendor</title>
<p>This is the demo game vendor: it serves the games that are opened on a site, and has no pages of its own.</p>
</html>
`;

/** Says what is here to whoever opens the address that the start prints. */
function serveAbout(app: FastifyInstance): void {
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').header('content-security-policy', "default-src 'none'; frame-ancestors 'none'").send(ABOUT));
}

/** The server. Call `resume` once it listens, to continue what an earlier process left unfinished. */
export interface VendorApp {
  readonly app: FastifyInstance;
  /** Returns the number of unfinished rounds. */
  resume(): number;
}

/** Builds the server, its engines and its round runner. */
export function buildApp(options: AppOptions): VendorApp {
  const app = Fastify({
    logger: options.log === true ? { level: 'info' } : false,
    // Addresses contain launch tokens, so requests are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
  });
  const { store, clock, keys } = options;
  const signatureClock = options.systemClock ?? clock;
  const betLog = createBetLog(store, options.newId);
  const wallet = walletByVendor({ seamless: options.wallet, transfer: createTransferWallet({ store, clock: signatureClock, betLog, authenticate: options.wallet.authenticate }) });
  const hub = createEventHub();
  /** Publishes the round to its session, and a balance change to the player's other sessions: the tab that started the round may be closed. */
  function onChange(round: RoundRecord): void {
    const own = sessionTopic(round.sessionHash);
    hub.publish(own, { type: 'round', round: roundView(round) });
    const session = BALANCE_CHANGING_STATES.has(round.state) ? store.session(round.sessionHash) : undefined;
    if (session !== undefined) hub.publish(playerTopic(session), { type: 'moved' }, own);
  }
  const runner = createRoundRunner({
    store,
    wallet,
    clock,
    betAccepted: (round, session) => engines.byId(round.engine).betAccepted?.(session, round) ?? null,
    detailOf: (round) => engines.byId(round.engine).detail(round),
    onChange,
    onFailure: (round, failure) => app.log.warn({ roundId: round.roundId, state: round.state, attempts: round.attempts, failure }),
  });
  const engines = createEngines(
    {
      store,
      clock,
      rng: options.rng,
      seeds: createSeeds(store),
      stopping: runner.stopping,
      settle: runner.settle,
      cancel: runner.cancel,
      reportRunning: runner.reportRunning,
      publish: hub.publish,
      subscriberCount: hub.subscriberCount,
    },
    options.engines,
  );
  const eventStreams = createEventStreams(hub, engines, clock);
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
  registerRoutes(app, { sessions: createSessions({ ...options, wallet, engines }), rounds: createRoundService({ ...options, runner, engines }), eventStreams, engines, draws: createDrawBook(createSeeds(store), clock) });
  void registerTransferRoutes(app, { service: createTransferService({ store, clock: signatureClock, newId: options.newId }), betLog, keys, clock: signatureClock, faults: options.faults ?? noFaultInjector });
  serveAbout(app);
  if (options.pageDir !== undefined) servePage(app, options.pageDir, options.frameAncestors);
  const closeConnections = prepareGracefulClose(app.server);
  app.addHook('preClose', async () => {
    eventStreams.close();
    closeConnections();
  });
  app.addHook('onClose', async () => {
    await runner.stop();
    options.store.close();
  });
  return {
    app,
    resume() {
      const resumed = runner.resume();
      engines.resume();
      return resumed;
    },
  };
}
