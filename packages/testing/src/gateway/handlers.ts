import { calls, errorCodes, schemas } from '@livery/contracts';
import type { CallName, CallSchemas, CallSpec, SealedBody } from '@livery/contracts';
import { getResponse, http, HttpResponse } from 'msw';
import type { RequestHandler } from 'msw';
import { refuse, standardAnswers } from './answers.ts';
import type { Answers, Refusal } from './answers.ts';
import { openSealed, receiverKey } from './receiver.ts';

type AnyAnswer = ((request: unknown) => unknown) | undefined;

/** Calls that are answered once, by method and path: `GET /wps/member/info`. */
const callsByAddress = new Map<string, CallName>((Object.entries(calls) as [CallName, CallSpec][]).filter(([, call]) => !call.stream).map(([name, call]) => [`${call.method} ${call.path}`, name]));

/**
 * A request handler for every call of the contracts table, for MSW in tests and stories. It refuses what the gateway
 * refuses: no token, no idempotency key, an open body where a sealed one is wanted, a request or an answer that breaks
 * its contract. Answers given here go over the standard ones; a call with neither is answered with NOT_FOUND. Other
 * requests are left to the handlers after it.
 *
 * One for all: making and asking a handler for each call would take a tenth of the time of tests of components.
 */
export function handlersFor(answers: Answers = {}): RequestHandler[] {
  return [
    http.all('*', async ({ request }) => {
      const name = callsByAddress.get(`${request.method} ${new URL(request.url).pathname}`);
      if (name === undefined) return undefined;
      const outcome = await answered(name, calls[name], request, (answers[name] ?? standardAnswers[name]) as AnyAnswer).catch(broken);
      return isRefusal(outcome)
        ? refusal(outcome)
        : HttpResponse.json({ success: true, value: outcome as object, requestId: 'test' });
    }),
  ];
}

/** A `fetch` that the handlers answer, for a transport: no service worker, no server. The push stream stays silent. */
export function fetchFrom(handlers: RequestHandler[]): typeof fetch {
  return async (input, init) => {
    init?.signal?.throwIfAborted();
    const address = input instanceof Request ? input.url : new URL(input, 'http://gateway.test').href;
    const response = await getResponse(handlers, new Request(address, init));
    if (response) return response;
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)));
  };
}

async function answered(name: CallName, call: CallSpec, request: Request, answer: AnyAnswer): Promise<unknown> {
  if (name === 'cryptoKey' && !answer) return receiverKey();
  if (call.token && !request.headers.has('authorization')) return refuse('NOT_LOGGED_IN');
  if (call.idempotent && !request.headers.has('idempotency-key')) return refuse('IDEMPOTENCY_KEY_REQUIRED');
  if (call.encrypted && !request.headers.has('x-enc')) return refuse('ENCRYPTION_REQUIRED');
  if (!answer) return refuse('NOT_FOUND');
  const shape: CallSchemas = schemas[name];
  const received = await bodyOf(call, request);
  const value = await answer(shape.request ? shape.request.parse(received) : undefined);
  return isRefusal(value) ? value : shape.value.parse(value);
}

/** The message names what breaks the contract: `problem.message` of the call. */
function broken(error: unknown): Refusal {
  return { ...refuse('UNKNOWN_ERROR'), message: String(error) };
}

async function bodyOf(call: CallSpec, request: Request): Promise<unknown> {
  const url = new URL(request.url);
  if (call.method === 'GET' || call.method === 'DELETE') return Object.fromEntries(url.searchParams);
  if (call.form) return Object.fromEntries(new URLSearchParams(await request.text()));
  const body: unknown = await request.json();
  if (!call.encrypted) return body;
  return openSealed(body as SealedBody, call.method, url.pathname, request.headers.get('x-merchant-code') ?? '');
}

function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refuse' in outcome;
}

function refusal({ refuse: code, value, message = `Refused with ${code}` }: Refusal): Response {
  return HttpResponse.json({ success: false, code, message, requestId: 'test', value }, { status: errorCodes[code] });
}
