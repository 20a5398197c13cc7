import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { ResponseOf } from '@livery/contracts';
import { sql } from 'kysely';
import type { Secrets } from '../../../platform/crypto/index.ts';
import type { Database } from '../../../platform/db/index.ts';
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
  /** Uses the captcha up, and says whether the answer fits its picture or its question. */
  redeem(tenantId: string, answer: CaptchaAnswer): Promise<boolean>;
  sweep(): Promise<void>;
}

/** Where the solution comes from; chance, unless a test wants to know it. */
export type SolutionMaker = () => string;

const LIFETIME_MS = 120_000;
const LENGTH = 5;
const PURPOSE = 'captcha';
const alphabet = [...glyphs.keys()];

const randomSolution: SolutionMaker = () => Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)] ?? '').join('');

/** {@link Captchas} in the database, which keeps only MACs of the answers. */
export function createCaptchas(db: Database, secrets: Secrets, solution: SolutionMaker = randomSolution): Captchas {
  const macOf = (id: string, kind: 'picture' | 'question', answer: string): Uint8Array => secrets.mac(PURPOSE, `${id}|${kind}|${answer}`);
  return {
    async issue(tenantId, language) {
      const captchaId = randomBytes(16).toString('base64url');
      const text = solution();
      const question = createQuestion(language, randomInt);
      const image = drawCaptcha(text, () => randomInt(2 ** 24) / 2 ** 24);
      await sql`insert into captcha (tenant_id, id, picture_mac, question_mac, expires_at) values (
        ${tenantId}, ${captchaId}, ${macOf(captchaId, 'picture', text)}, ${macOf(captchaId, 'question', question.answer)},
        ${new Date(db.clock.now() + LIFETIME_MS)})`.execute(db.query);
      return { captchaId, image: `data:image/png;base64,${image.toString('base64')}`, question: question.text, expiresIn: LIFETIME_MS / 1000 };
    },
    async redeem(tenantId, { captchaId, captcha }) {
      if (captchaId === undefined || captcha === undefined) return false;
      const { rows } = await sql<{ picture_mac: Uint8Array; question_mac: Uint8Array; expires_at: Date }>`
        delete from captcha where tenant_id = ${tenantId} and id = ${captchaId}
        returning picture_mac, question_mac, expires_at`.execute(db.query);
      const row = rows[0];
      if (row === undefined || row.expires_at.getTime() <= db.clock.now()) return false;
      const typed = normaliseAnswer(captcha);
      const fits = (kind: 'picture' | 'question', mac: Uint8Array): boolean => timingSafeEqual(macOf(captchaId, kind, typed), mac);
      return [fits('picture', row.picture_mac), fits('question', row.question_mac)].includes(true);
    },
    async sweep() {
      await sql`delete from captcha where expires_at <= ${new Date(db.clock.now())}`.execute(db.query);
    },
  };
}
