import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../../platform/db/index.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import type { Messages } from '../../messages/index.ts';
import type { Setting } from '../../settings/index.ts';
import { smsTexts } from '../phone/sms-texts.ts';

export interface LocalPhoneProviderDeps {
  readonly db: Database;
  readonly messages: Messages;
  readonly tenants: { all(): readonly Tenant[] };
  readonly provider: (tenant: Tenant) => Promise<Setting<'phoneProvider'>>;
}

type External = Extract<Setting<'phoneProvider'>, { provider: 'external' }>;

interface Sent {
  readonly tenant: Tenant;
  readonly settings: External;
  readonly phoneNumber: string;
  readonly code: string;
  readonly endsAt: number;
  tries: number;
}

const ROOT = '/__dev/phone-provider';
const MINUTES = 5;
const TRIES = 5;
const TOKEN_SECONDS = 3_600;

/**
 * An outside phone provider on this machine, for tests and manual checks: the two calls of the Identity Toolkit and a key set.
 * It serves each merchant whose `phoneProvider` has its `apiKey`, issues ID tokens with that setting's claims, and writes its
 * codes to the outbox. The signing key is created at start. Never register it in production.
 */
export async function registerLocalPhoneProvider(app: FastifyInstance, { db, messages, tenants, provider }: LocalPhoneProviderDeps): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const kid = randomBytes(8).toString('hex');
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  const sessions = new Map<string, Sent>();
  const seconds = (): number => Math.floor(db.clock.now() / 1000);

  async function customerOf(apiKey: string | undefined): Promise<{ tenant: Tenant; settings: External } | undefined> {
    for (const tenant of tenants.all()) {
      const settings = await provider(tenant);
      if (settings.provider === 'external' && settings.apiKey === apiKey) return { tenant, settings };
    }
    return undefined;
  }

  const refuse = (reply: FastifyReply, message: string): FastifyReply => reply.status(400).send({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } });

  await app.register((scope, _options, done) => {
    // Sites of other hosts call it, as they would call a provider on the internet.
    scope.addHook('onRequest', async (request, reply) => {
      void reply.headers({ 'access-control-allow-origin': request.headers.origin ?? '*', 'access-control-allow-headers': 'content-type', 'cache-control': 'no-store', vary: 'origin' });
    });
    scope.options(`${ROOT}/*`, async (_request, reply) => reply.status(204).send());
    scope.get(`${ROOT}/keys`, async () => ({ keys: [jwk] }));

    scope.post<{ Body: { phoneNumber?: unknown } | null; Querystring: { key?: string } }>(`${ROOT}/v1/accounts::sendVerificationCode`, async (request, reply) => {
      const customer = await customerOf(request.query.key);
      if (customer === undefined) return refuse(reply, 'API_KEY_INVALID');
      const phoneNumber = request.body?.phoneNumber;
      if (typeof phoneNumber !== 'string' || !/^\+[1-9]\d{6,14}$/.test(phoneNumber)) return refuse(reply, 'INVALID_PHONE_NUMBER');
      const now = db.clock.now();
      for (const [id, { endsAt }] of sessions) if (endsAt <= now) sessions.delete(id);
      const sessionInfo = randomBytes(24).toString('base64url');
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      sessions.set(sessionInfo, { ...customer, phoneNumber, code, endsAt: now + MINUTES * 60_000, tries: 0 });
      const text = smsTexts(customer.tenant.defaultLanguage).code.register({ site: `${customer.tenant.name} (phone provider)`, code, minutes: MINUTES });
      await db.transaction((tx) => messages.queue(tx, customer.tenant.id, { channel: 'sms', recipient: phoneNumber, text, usefulMs: MINUTES * 60_000 }));
      return { sessionInfo };
    });

    scope.post<{ Body: { sessionInfo?: unknown; code?: unknown } | null; Querystring: { key?: string } }>(`${ROOT}/v1/accounts::signInWithPhoneNumber`, async (request, reply) => {
      const { sessionInfo, code } = request.body ?? {};
      const sent = sessions.get(String(sessionInfo));
      if (sent === undefined || sent.settings.apiKey !== request.query.key) return refuse(reply, 'INVALID_SESSION_INFO');
      if (sent.endsAt <= db.clock.now()) return refuse(reply, 'SESSION_EXPIRED');
      if (++sent.tries > TRIES) return refuse(reply, 'TOO_MANY_ATTEMPTS_TRY_LATER');
      const [given, wanted] = [Buffer.from(String(code)), Buffer.from(sent.code)];
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return refuse(reply, 'INVALID_CODE');
      sessions.delete(String(sessionInfo));
      const { issuer, audience } = sent.settings;
      const localId = Buffer.from(sent.phoneNumber).toString('base64url');
      const idToken = await new SignJWT({ auth_time: seconds(), phone_number: sent.phoneNumber, firebase: { sign_in_provider: 'phone' } })
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(localId)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + TOKEN_SECONDS)
        .setJti(randomBytes(12).toString('base64url'))
        .sign(privateKey);
      return { idToken, localId, phoneNumber: sent.phoneNumber, expiresIn: String(TOKEN_SECONDS), isNewUser: false };
    });
    done();
  });
}
