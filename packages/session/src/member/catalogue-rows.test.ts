import type { ApiProblem } from '@livery/api-sdk';
import { errorCodes } from '@livery/contracts';
import type { ErrorCode } from '@livery/contracts';
import { createText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { describe, expect, it } from 'vitest';
import { problemMessage } from './use-problem.ts';

const text = createText({ languages: ['EN'], defaultLanguage: 'EN', fixedLanguage: 'EN' });
await text.load('errors');
const { messageText } = text.view();

const answered = (code: ErrorCode, retryAfter?: number): Message => {
  const problem: ApiProblem = { kind: 'refused', code, message: '', status: errorCodes[code], requestId: 'r-7', ...(retryAfter === undefined ? {} : { retryAfter }) };
  return problemMessage(problem);
};
const unanswered = (code: 'NETWORK_BROKEN' | 'TIMED_OUT', kind: 'network' | 'timeout'): Message => problemMessage({ kind, code, message: '', status: 0 });

/** P-8 of docs/product.md for accounts: for each event, the message and the words that say what to do next. */
const rows: readonly (readonly [row: string, message: Message, says: RegExp, next: RegExp])[] = [
  ['trial account on a protected action', answered('TRUE_ACCOUNT_NEEDED'), /account/, /^Please register an account first\.$/],
  ['no token', answered('NOT_LOGGED_IN'), /not logged in/, /log in/],
  ['session ended', answered('SESSION_EXPIRED'), /session has ended/, /log in again/],
  ['invalid invitation code', answered('AFFILIATE_CODE_INVALID'), /not valid/, /check that it is typed/],
  ['login failure', answered('LOGIN_FAILED'), /not right/, /check both and try again/],
  ['login failure that asks for the captcha', answered('CAPTCHA_REQUIRED'), /picture/, /type the characters/],
  ['missing verification code', { ns: 'errors', key: 'code.missing' }, /verification code/, /enter/],
  ['invalid verification code', answered('CODE_INVALID'), /verification code is not right/, /check it, or ask for a new one/],
  ['missing phone number', { ns: 'errors', key: 'phone.missing' }, /mobile number/, /enter/],
  ['invalid phone number', answered('PHONE_INVALID'), /mobile number/, /check the number/],
  ['too many requests', answered('TRY_AGAIN_LATER', 300), /Too many attempts/, /try again after 5 minutes/],
  ['unknown error', answered('UNKNOWN_ERROR'), /unexpected/, /try again.*contact customer service and quote r-7/],
  ['captcha check failed', answered('CAPTCHA_FAILED'), /do not match/, /type the new ones/],
  ['quota exceeded', answered('QUOTA_EXCEEDED'), /limit/, /contact customer service/],
  ['operation or function not enabled', answered('FUNCTION_DISABLED'), /not available/, /contact customer service/],
  ['code expired', answered('CODE_EXPIRED'), /expired/, /ask for a new one/],
  ['login pop-up closed by the visitor', { ns: 'errors', key: 'login.closed' }, /closed/, /try again/],
  ['user name or e-mail does not exist', answered('LOGIN_FAILED'), /not right/, /check both/],
  ['network link abnormal', unanswered('NETWORK_BROKEN', 'network'), /cannot reach/, /check your connection and try again/],
  ['page took too long', unanswered('TIMED_OUT', 'timeout'), /too long/, /check your network and try again/],
  ['invalid domain', answered('INVALID_DOMAIN'), /not valid/, /contact customer service/],
  ['access restricted by location or IP', answered('REGION_RESTRICTED'), /from where you are/, /contact customer service/],
  ['system maintenance', answered('MAINTENANCE'), /working on the site/, /come back/],
  ['non-member cannot log in', answered('NOT_A_MEMBER'), /Only member accounts/, /use a member account/],
  ['non-agent cannot log in to the agent side', answered('NOT_AN_AGENT'), /Only agents/, /use an agent account/],
  ['verification to be completed first', answered('HUMAN_CHECK_FAILED'), /verification/, /complete/],
];

describe('the error catalogue contains what happened and what to do next', () => {
  it.each(rows)('%s', (_, message, says, next) => {
    const sentence = messageText(message);
    expect(sentence).toMatch(says);
    expect(sentence).toMatch(next);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).toMatch(/[Pp]lease/);
  });
});
