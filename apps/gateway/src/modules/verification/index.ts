import type { Secrets } from '../../platform/crypto/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Handlers, Throttle } from '../../platform/http/index.ts';
import { createCaptchas, type Captchas, type SolutionMaker } from './captcha/captchas.ts';
import { createMessages, type Messages } from './messages.ts';

export type { CaptchaAnswer, Captchas, SolutionMaker } from './captcha/captchas.ts';
export { registerDevOutbox } from './dev-outbox.ts';
export type { Messages, OutgoingMessage, QueuedMessage } from './messages.ts';

/** The verification module: captchas, and messages to people. */
export interface Verification {
  readonly captchas: Captchas;
  readonly messages: Messages;
  readonly handlers: Handlers<'captcha'>;
}

/** What the verification module needs. */
export interface VerificationDeps {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly throttle: Throttle;
  /** What a captcha shows; chance unless given. */
  readonly solution?: SolutionMaker;
}

/** Drawing costs; nobody reads more than one a second. */
const CAPTCHAS_BY_ADDRESS = { name: 'captcha', limit: 120, windowMs: 60_000 };

/** Creates the verification module. */
export function createVerification({ db, secrets, throttle, solution }: VerificationDeps): Verification {
  const captchas = createCaptchas(db, secrets, solution);
  return {
    captchas,
    messages: createMessages(db),
    handlers: {
      async captcha({ tenant, ip, language }) {
        await throttle.take(tenant.id, CAPTCHAS_BY_ADDRESS, ip);
        return captchas.issue(tenant.id, language);
      },
    },
  };
}
