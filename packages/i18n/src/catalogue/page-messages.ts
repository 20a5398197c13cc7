import type { Message } from './keys.ts';

/**
 * Messages of the error catalogue for what the page itself finds, without an answer that carries a code: P-8 of
 * docs/product.md. Problems of calls have theirs from `errorText`.
 */
export const pageMessages = {
  accountUnknown: { ns: 'errors', key: 'account.unknown' },
  chunkFailed: { ns: 'errors', key: 'chunk.failed' },
  codeMissing: { ns: 'errors', key: 'code.missing' },
  emailTaken: { ns: 'errors', key: 'account.emailTaken' },
  imageFailed: { ns: 'errors', key: 'image.failed' },
  loginClosed: { ns: 'errors', key: 'login.closed' },
  moneyProcessing: { ns: 'errors', key: 'money.processing' },
  phoneMissing: { ns: 'errors', key: 'phone.missing' },
  phoneTaken: { ns: 'errors', key: 'account.phoneTaken' },
  smsFailed: { ns: 'errors', key: 'sms.failed' },
  supportFailed: { ns: 'errors', key: 'support.failed' },
  verificationRequired: { ns: 'errors', key: 'verification.required' },
} as const satisfies Record<string, Message>;
