import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Problem } from '../shared/protocol.ts';
import type { Clock } from './clock.ts';
import { createDesk } from './desk.ts';
import type { KeyRing } from './keys.ts';
import { contentPolicy } from './parents.ts';
import type { Parents } from './parents.ts';
import { PROBLEM_STATUS, ProblemError } from './problem.ts';
import type { Rng } from './random.ts';
import { createRunner } from './round-runner.ts';
import type { RoundRunner } from './round-runner.ts';
import { registerRoutes } from './routes.ts';
import { createSessions } from './sessions.ts';
import type { Store } from './store.ts';
import type { Wallet } from './wallet.ts';

/** Everything the server is made of; tests bring their own parts. */
export interface AppSetup {
  readonly store: Store;
  readonly wallet: Wallet;
  readonly keys: KeyRing;
  readonly clock: Clock;
  readonly rng: Rng;
  readonly parents: Parents;
  readonly newId: () => string;
  /** Folder of the built page; without it only the calls are served. */
  readonly pageDir?: string;
  readonly log?: boolean;
}

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

/** Builds the server and its round runner; call `runner.resume()` once it listens. */
export function buildApp(setup: AppSetup): { app: FastifyInstance; runner: RoundRunner } {
  const app = Fastify({
    logger: setup.log === true ? { level: 'info' } : false,
    // Addresses carry launch tokens: requests are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
  });
  const runner = createRunner({
    store: setup.store,
    wallet: setup.wallet,
    clock: setup.clock,
    onTrouble: (round, trouble) => app.log.warn({ roundId: round.roundId, state: round.state, attempts: round.attempts, trouble }),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.setErrorHandler((fault: Error & { statusCode?: number }, _request, reply) => {
    if (fault instanceof ProblemError) {
      if (fault.message !== fault.code) app.log.info({ problem: fault.code, detail: fault.message });
      return reply.code(PROBLEM_STATUS[fault.code]).send({ code: fault.code } satisfies Problem);
    }
    if (fault.statusCode !== undefined && fault.statusCode < 500) return reply.code(fault.statusCode).send({ code: 'INVALID_REQUEST' } satisfies Problem);
    app.log.error(fault);
    return reply.code(500).send({ code: 'WALLET_DOWN' } satisfies Problem);
  });
  registerRoutes(app, createSessions(setup), createDesk({ ...setup, runner }));
  if (setup.pageDir !== undefined) servePage(app, setup.pageDir, setup.parents);
  app.addHook('onClose', async () => {
    await runner.stop();
    setup.store.close();
  });
  return { app, runner };
}
