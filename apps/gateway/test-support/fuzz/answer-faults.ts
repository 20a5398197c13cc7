import { errorCodes, schemas, type CallName, type Envelope } from '@livery/contracts';
import type { WireAnswer } from '../wire.ts';

/** The JSON of an answer; undefined where it is none. */
export function jsonOf({ text }: WireAnswer): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && 'success' in body && 'requestId' in body && typeof body.requestId === 'string' && body.requestId.length > 0;
}

/**
 * What is wrong with an answer, by the promises that hold whatever was asked: no fault of the server's own, the envelope, a
 * known code with its status, and nothing that was not declared.
 *
 * @param own of the call that was asked for, where the method and the path are its own
 */
export function faultsOfAnswer(answer: WireAnswer, own: CallName | undefined, codes: Readonly<Record<string, number>> = errorCodes): string[] {
  const { status, text } = answer;
  if (status >= 500) return [`answered ${status}: ${text}`];
  const body = jsonOf(answer);
  if (!isEnvelope(body)) return [`answered ${status} outside the envelope: ${text.slice(0, 200)}`];
  const keys = Object.keys(body).toSorted().join();
  if (!body.success) {
    const honest = codes[body.code] === status && typeof body.message === 'string' && body.message.length > 0;
    return honest && /^code,message,requestId,success(,value)?$/.test(keys) ? [] : [`refused with ${status} ${text}`];
  }
  if (status !== 200 || keys !== 'requestId,success,value') return [`answered ${status} with ${keys}`];
  if (own === undefined) return [];
  const parsed = schemas[own].value.safeParse(body.value);
  if (!parsed.success) return [`the value does not fit: ${parsed.error.message}`];
  return JSON.stringify(parsed.data) === JSON.stringify(body.value) ? [] : ['the value has fields that nobody declared'];
}
