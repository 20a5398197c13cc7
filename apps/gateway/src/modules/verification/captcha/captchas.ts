import { randomBytes, randomInt } from 'node:crypto';
import { toLatinDigits, type ResponseOf } from '@livery/contracts';
import type { Secrets } from '../../../platform/crypto/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { deleteExpired } from '../../../platform/retention/index.ts';
import { drawCaptcha } from './draw.ts';
import { glyphs } from './glyphs.ts';

/** What a visitor answered. */
export interface CaptchaAnswer {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
}

/** Captchas: each is answered once, within two minutes. */
export interface Captchas {
  /** A fresh one. */
  issue(tenantId: string): Promise<ResponseOf<'captcha'>>;
  /** Uses the captcha up, and returns whether the answer matches its picture. */
  redeem(tenantId: string, answer: CaptchaAnswer): Promise<boolean>;
  sweep(): Promise<void>;
}

/** Generates the solution; random except in tests. */
export type GenerateSolution = () => string;

const LIFETIME_MS = 120_000;
const LENGTH = 5;
const PURPOSE = 'captcha';
const alphabet = [...glyphs.keys()];

/** A typed answer in comparable form. */
export const normaliseAnswer = (typed: string): string => toLatinDigits(typed.normalize('NFKC')).replaceAll(/\s+/g, '').toUpperCase();

const randomSolution: GenerateSolution = () => Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');

/** {@link Captchas} in the database, which keeps only MACs of the answers. */
export function createCaptchas(db: Database, secrets: Secrets, solution: GenerateSolution = randomSolution): Captchas {
  const stated = (id: string, answer: string): string => `${id}|picture|${answer}`;
  return {
    async issue(tenantId) {
      const captchaId = randomBytes(16).toString('base64url');
      const text = solution();
      const image = drawCaptcha(text, () => randomInt(2 ** 24) / 2 ** 24);
      await db.query
        .insertInto('captcha')
        .values({
          tenant_id: tenantId,
          id: captchaId,
          picture_mac: secrets.mac(PURPOSE, stated(captchaId, text)),
          expires_at: new Date(db.clock.now() + LIFETIME_MS),
        })
        .execute();
      return { captchaId, image: `data:image/png;base64,${image.toString('base64')}`, expiresIn: LIFETIME_MS / 1000 };
    },
    async redeem(tenantId, { captchaId, captcha }) {
      if (captchaId === undefined || captcha === undefined) return false;
      const row = await db.query
        .deleteFrom('captcha')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', captchaId)
        .returning(['picture_mac', 'expires_at'])
        .executeTakeFirst();
      if (row === undefined || row.expires_at.getTime() <= db.clock.now()) return false;
      return secrets.matches(PURPOSE, stated(captchaId, normaliseAnswer(captcha)), row.picture_mac);
    },
    async sweep() {
      await deleteExpired(db, 'captcha');
    },
  };
}
