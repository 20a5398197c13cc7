import { createHmac } from 'node:crypto';
import type { Clock } from '../../../platform/db/index.ts';
import { AnswerTooLong, readAnswer, type Fetch } from '../../../platform/http/index.ts';
import { z } from 'zod';
import type { Outcome, Provider } from './provider.ts';
import type { SmsGatewaySettings } from './settings.ts';

const TIMEOUT_MS = 10_000;
/** Statuses that refuse the message itself. */
const PERMANENT = new Set([400, 410, 422]);
/** Bytes. */
const LONGEST_ANSWER = 16_384;

const accepted = z.object({ id: z.string().min(1).max(200) });
const refused = z.object({ code: z.string().regex(/^[\w.-]{1,64}$/) });

/** Base64 of HMAC-SHA256 over method, path with query, milliseconds since 1970 and body, each but the last followed by a line feed. */
export function signSmsRequest(key: string, { method, path, timestamp, body }: { readonly method: string; readonly path: string; readonly timestamp: string; readonly body: string }): string {
  return createHmac('sha256', key).update(`${method}\n${path}\n${timestamp}\n${body}`).digest('base64');
}

async function jsonOf(answer: Response): Promise<unknown> {
  try {
    return JSON.parse(await readAnswer(answer, LONGEST_ANSWER)) as unknown;
  } catch (error) {
    // What it did with the message is not known: another try goes by the same id.
    if (error instanceof AnswerTooLong || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function outcomeOf(status: number, answer: unknown): Outcome {
  if (status >= 200 && status < 300) {
    const parsed = accepted.safeParse(answer);
    return parsed.success ? { kind: 'sent', reference: parsed.data.id } : { kind: 'temporary', reason: 'accepted without an id' };
  }
  const parsed = refused.safeParse(answer);
  const reason = parsed.success ? `${status} ${parsed.data.code}` : String(status);
  return { kind: PERMANENT.has(status) ? 'permanent' : 'temporary', reason };
}

/** A {@link Provider} of SMS by signed JSON over HTTP. */
export function createSmsGateway({ url, key }: SmsGatewaySettings, fetch: Fetch, clock: Clock, timeoutMs = TIMEOUT_MS): Provider {
  const { pathname, search } = new URL(url);
  return {
    async send({ id, merchant, brand, recipient, text, expiresAt }) {
      const body = JSON.stringify({ id, merchant, sender: brand, to: recipient, text, expiresAt: expiresAt.toISOString() });
      const timestamp = String(clock.now());
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-timestamp': timestamp,
        'x-signature': signSmsRequest(key, { method: 'POST', path: `${pathname}${search}`, timestamp, body }),
      };
      try {
        const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
        return outcomeOf(answer.status, await jsonOf(answer));
      } catch (error) {
        return { kind: 'temporary', reason: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable' };
      }
    },
  };
}
