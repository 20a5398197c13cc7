import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { newToken } from '../../../platform/crypto/index.ts';
import type { Clock } from '../../../platform/db/index.ts';
import { widgetPage, widgetScript } from './human-check-page.ts';

interface Issued {
  readonly hostname: string;
  readonly at: number;
  readonly endsAt: number;
}

const ROOT = '/__dev/human-check';
const LIFETIME_MS = 300_000;

/**
 * A local human check of the Turnstile kind, for tests and demonstrations: script, widget and `siteverify`. A token is valid
 * once, for five minutes, and with the secret. Never register it in production.
 */
export async function registerLocalHumanCheck(app: FastifyInstance, clock: Clock, secret: string | undefined): Promise<void> {
  const tokens = new Map<string, Issued>();
  await app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
    scope.get(`${ROOT}/script.js`, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(widgetScript));
    scope.get<{ Querystring: { theme?: string; lang?: string } }>(`${ROOT}/widget`, async (request, reply) => {
      const nonce = randomBytes(16).toString('base64');
      const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'`;
      void reply.header('content-security-policy', policy);
      return reply.type('text/html; charset=utf-8').send(widgetPage(nonce, request.query.theme === 'dark' ? 'dark' : 'light', request.query.lang));
    });
    scope.post<{ Body: { host?: string } | null }>(`${ROOT}/token`, async (request) => {
      const now = clock.now();
      for (const [token, { endsAt }] of tokens) if (endsAt <= now) tokens.delete(token);
      const token = newToken();
      tokens.set(token, { hostname: request.body?.host ?? '', at: now, endsAt: now + LIFETIME_MS });
      return { token, expiresIn: LIFETIME_MS / 1000 };
    });
    scope.post<{ Body: { secret?: string; response?: string } | null }>(`${ROOT}/siteverify`, async (request) => {
      const refuse = (code: string) => ({ success: false, 'error-codes': [code] });
      const { secret: given, response = '' } = request.body ?? {};
      if (given === undefined || given !== secret) return refuse('invalid-input-secret');
      const issued = tokens.get(response);
      tokens.delete(response);
      if (issued === undefined || issued.endsAt <= clock.now()) return refuse('timeout-or-duplicate');
      return { success: true, 'error-codes': [], challenge_ts: new Date(issued.at).toISOString(), hostname: issued.hostname };
    });
    done();
  });
}
