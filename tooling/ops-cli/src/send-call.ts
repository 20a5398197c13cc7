import { operatorCalls, type OperatorCallName, type OperatorCallSpec, type OperatorEnvelope, type OperatorValueOf } from '@livery/contracts';
import { CommandProblem, exitCodes } from './exit-codes.ts';

/** Where and as whom a call is sent. */
export interface Connection {
  readonly url: string;
  readonly token: string | undefined;
  readonly merchant: string | undefined;
}

const TIMEOUT_MS = 30_000;
/** Longer than the server takes at most: it says itself why it did not answer. */
const BEYOND_MS = 10_000;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The address of a server, checked: a token and passwords go there. @throws CommandProblem */
export function serverAddress(url: string): string {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol)) throw new CommandProblem(exitCodes.usage, `"${url}" is no address such as https://ops.example. Set OPS_URL or --url.`);
  if (address.protocol === 'http:' && !LOCAL.has(address.hostname)) throw new CommandProblem(exitCodes.usage, `${url} is not encrypted, and another machine: your password would be read on the way. Use https.`);
  return address.origin;
}

function refused(name: OperatorCallName, envelope: Exclude<OperatorEnvelope<unknown>, { success: true }>): CommandProblem {
  const { code, message, requestId } = envelope;
  const text = `${name}: ${message} (${code}, request ${requestId})`;
  return new CommandProblem(code === 'NOT_LOGGED_IN' || code === 'SESSION_EXPIRED' ? exitCodes.notLoggedIn : exitCodes.refused, text);
}

/**
 * Sends a call and returns the value of its answer.
 * @throws CommandProblem with the server's message, or where it cannot be reached
 */
export async function sendCall<Name extends OperatorCallName>({ url, token, merchant }: Connection, name: Name, request: object, key?: string): Promise<OperatorValueOf<Name>> {
  const { method, path, seconds }: OperatorCallSpec = operatorCalls[name];
  const query = method === 'GET' ? `?${new URLSearchParams(Object.entries(request).map(([field, value]): [string, string] => [field, String(value)])).toString()}` : '';
  let answer: OperatorEnvelope<OperatorValueOf<Name>>;
  try {
    const response = await fetch(`${url}${path}${query}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(seconds === undefined ? TIMEOUT_MS : seconds * 1_000 + BEYOND_MS),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(merchant === undefined ? {} : { 'x-merchant-code': merchant }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(request) } : {}),
    });
    answer = (await response.json()) as typeof answer;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : String(error instanceof Error ? error.message : error);
    const again = key === undefined ? '' : ` Whether it was carried out is not known: repeat the same command with --idempotency-key ${key}, and it acts once.`;
    throw new CommandProblem(exitCodes.unreachable, `${name}: ${url} did not answer (${cause}). Check OPS_URL, and that the gateway runs with OPS_PORT.${again}`);
  }
  if (typeof answer !== 'object' || answer === null || typeof answer.success !== 'boolean') throw new CommandProblem(exitCodes.unreachable, `${name}: ${url} is no operators' server. Check OPS_URL.`);
  if (!answer.success) throw refused(name, answer);
  return answer.value;
}
