import { randomBytes, randomInt } from 'node:crypto';
import type { ResponseOf } from '@livery/contracts';
import type { Secrets } from '../../../platform/crypto/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { deleteExpired } from '../../../platform/retention/index.ts';
import { drawCaptcha } from './draw.ts';
import { glyphs } from './glyphs.ts';
import { createQuestion, normaliseAnswer } from './question.ts';

/** What a visitor answered. */
export interface CaptchaAnswer {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
}

/** Captchas: each is answered once, within two minutes. */
export interface Captchas {
  /** A fresh one, its question in the language of the platform code. */
  issue(tenantId: string, language: string): Promise<ResponseOf<'captcha'>>;
  /** Uses the captcha up, and returns whether the answer matches its picture or its question. */
  redeem(tenantId: string, answer: CaptchaAnswer): Promise<boolean>;
  sweep(): Promise<void>;
}

/** Generates the solution; random except in tests. */
export type GenerateSolution = () => string;

const LIFETIME_MS = 120_000;
const LENGTH = 5;
const PURPOSE = 'captcha';
const alphabet = [...glyphs.keys()];

const randomSolution: GenerateSolution = () => Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');

/** {@link Captchas} in the database, which keeps only MACs of the answers. */
export function createCaptchas(db: Database, secrets: Secrets, solution: GenerateSolution = randomSolution): Captchas {
  const stated = (id: string, kind: 'picture' | 'question', answer: string): string => `${id}|${kind}|${answer}`;
  return {
    async issue(tenantId, language) {
      const captchaId = randomBytes(16).toString('base64url');
      const text = solution();
      const question = createQuestion(language, randomInt);
      const image = drawCaptcha(text, () => randomInt(2 ** 24) / 2 ** 24);
      await db.query
        .insertInto('captcha')
        .values({
          tenant_id: tenantId,
          id: captchaId,
          picture_mac: secrets.mac(PURPOSE, stated(captchaId, 'picture', text)),
          question_mac: secrets.mac(PURPOSE, stated(captchaId, 'question', question.answer)),
          expires_at: new Date(db.clock.now() + LIFETIME_MS),
        })
        .execute();
      return { captchaId, image: `data:image/png;base64,${image.toString('base64')}`, question: question.text, expiresIn: LIFETIME_MS / 1000 };
    },
    async redeem(tenantId, { captchaId, captcha }) {
      if (captchaId === undefined || captcha === undefined) return false;
      const row = await db.query
        .deleteFrom('captcha')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', captchaId)
        .returning(['picture_mac', 'question_mac', 'expires_at'])
        .executeTakeFirst();
      if (row === undefined || row.expires_at.getTime() <= db.clock.now()) return false;
      const typed = normaliseAnswer(captcha);
      const fits = (kind: 'picture' | 'question', mac: Uint8Array): boolean => secrets.matches(PURPOSE, stated(captchaId, kind, typed), mac);
      return [fits('picture', row.picture_mac), fits('question', row.question_mac)].includes(true);
    },
    async sweep() {
      await deleteExpired(db, 'captcha');
    },
  };
}
