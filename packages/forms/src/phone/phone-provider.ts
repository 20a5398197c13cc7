import type { ApiProblem } from '@livery/api-sdk';
import type { ErrorCode, ResponseOf } from '@livery/contracts';

/** Value or problem of a provider's call; it never rejects. */
export type ProviderAnswer = { readonly value: string } | { readonly problem: ApiProblem };

/** An outside service that sends codes to numbers and verifies their owners. */
export interface PhoneProvider {
  /** Sends a code to a number in E.164; answers with the session that the code belongs to. */
  send(phoneNumber: string): Promise<ProviderAnswer>;
  /** Exchanges a session and its code for an ID token, which the gateway verifies. A session is good for one exchange. */
  confirm(session: string, code: string): Promise<ProviderAnswer>;
}

/** The address of an outside provider from the merchant's settings. */
export type ExternalProvider = Extract<ResponseOf<'permission'>['verification']['phone'], { provider: 'external' }>;

const PATIENCE_MS = 15_000;

/** What the provider's words mean here. */
const codes: Readonly<Record<string, ErrorCode>> = {
  INVALID_PHONE_NUMBER: 'PHONE_INVALID',
  MISSING_PHONE_NUMBER: 'PHONE_INVALID',
  INVALID_CODE: 'CODE_INVALID',
  MISSING_CODE: 'CODE_INVALID',
  SESSION_EXPIRED: 'CODE_EXPIRED',
  CODE_EXPIRED: 'CODE_EXPIRED',
  INVALID_SESSION_INFO: 'CODE_EXPIRED',
  MISSING_SESSION_INFO: 'CODE_EXPIRED',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'TRY_AGAIN_LATER',
  QUOTA_EXCEEDED: 'QUOTA_EXCEEDED',
  CAPTCHA_CHECK_FAILED: 'HUMAN_CHECK_FAILED',
  OPERATION_NOT_ALLOWED: 'FUNCTION_DISABLED',
};

/** The first word of `QUOTA_EXCEEDED : Exceeded quota for …`. */
function refusal(status: number, word: unknown): ApiProblem {
  const code = codes[String(word).split(/[ :]/)[0] ?? ''];
  if (code === undefined) return { kind: 'server', code: 'ANSWER_UNREADABLE', message: '', status };
  return { kind: code === 'TRY_AGAIN_LATER' ? 'throttled' : 'refused', code, message: '', status };
}

/** A provider that speaks the Identity Toolkit's two calls. */
export function externalPhoneProvider({ apiUrl, apiKey }: Omit<ExternalProvider, 'provider'>, send: typeof fetch = (...args) => fetch(...args)): PhoneProvider {
  async function call(method: string, body: object, wanted: string): Promise<ProviderAnswer> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    try {
      const response = await send(`${apiUrl.replace(/\/+$/, '')}/v1/accounts:${method}?key=${encodeURIComponent(apiKey)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        signal,
      });
      const answer = (await response.json().catch(() => ({}))) as { readonly [name: string]: unknown; readonly error?: { readonly message?: unknown } };
      const value = answer[wanted];
      return response.ok && typeof value === 'string' && value !== '' ? { value } : { problem: refusal(response.status, answer.error?.message) };
    } catch {
      const code = signal.aborted ? 'TIMED_OUT' : 'NETWORK_BROKEN';
      return { problem: { kind: signal.aborted ? 'timeout' : 'network', code, message: '', status: 0 } };
    }
  }
  return {
    send: (phoneNumber) => call('sendVerificationCode', { phoneNumber }, 'sessionInfo'),
    confirm: (sessionInfo, code) => call('signInWithPhoneNumber', { sessionInfo, code }, 'idToken'),
  };
}
