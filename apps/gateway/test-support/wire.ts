import { Agent, request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { errorCodes } from '@livery/contracts';
import type { Inject } from './caller.ts';

/** A request as it goes over the network: nothing is added or put right. */
export interface WireRequest {
  readonly method: string;
  /** Path and query, as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** What came back. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Sends one request; of a stream of events the head alone is read. @throws Error where no whole answer came within ten seconds */
export type SendWire = (request: WireRequest) => Promise<WireAnswer>;

/** A request in so many characters as a report can take. */
export const shown = (request: WireRequest): string => JSON.stringify(request, (_, value: unknown) => (typeof value === 'string' && value.length > 300 ? `${value.slice(0, 300)}… (${value.length} characters)` : value));

const ANSWER_MS = 10_000;

/** A kept connection may be closed by the server just when the next request is written, as it does after one that it could not read. */
const CLOSED: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE']);
const REPEATS = 3;

/** A client of one server, which keeps its connections. */
export function wireClient(origin: string): { readonly send: SendWire; close(): void } {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });

  const once: SendWire = ({ method, path, headers, body }) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sent: OutgoingHttpHeaders = { ...length, ...headers };
      const request = httpRequest({ agent, hostname: hostname.replaceAll(/[[\]]/g, ''), port, method, path, headers: sent, signal: AbortSignal.timeout(ANSWER_MS) }, (response) => {
        const answer = { status: response.statusCode ?? 0, headers: response.headers };
        // A stream of events would never end.
        if (response.headers['content-type']?.startsWith('text/event-stream') === true) {
          resolve({ ...answer, text: '' });
          response.destroy();
          return;
        }
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => resolve({ ...answer, text: Buffer.concat(parts).toString() }));
      });
      request.on('error', (error: NodeJS.ErrnoException) => {
        // The server answers what it could not read, such as header lines that are too long, with a body: it does not know that the method was HEAD.
        if (method === 'HEAD' && error.code === 'HPE_CLOSED_CONNECTION') resolve({ status: errorCodes.HEADERS_TOO_LARGE, headers: {}, text: '' });
        else reject(error);
      });
      request.end(body);
    });

  return {
    async send(request) {
      for (let repeats = 0; ; repeats++) {
        try {
          return await once(request);
        } catch (error) {
          if (repeats === REPEATS || !CLOSED.has((error as NodeJS.ErrnoException).code)) throw error;
        }
      }
    },
    close: () => agent.destroy(),
  };
}

/** Calls over the network by a proxy that states the visitor's address, as `inject` with a `remoteAddress`. */
export function injectOver(send: SendWire): Inject {
  return async ({ method = 'GET', url, remoteAddress, headers = {}, query, payload }) => {
    if (typeof url !== 'string') throw new Error('An address is a text here.');
    const path = query === undefined || typeof query === 'string' ? url : `${url}?${new URLSearchParams(query as Record<string, string>).toString()}`;
    const answer = await send({
      method,
      path,
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(headers as Record<string, string>),
        ...(remoteAddress === undefined ? {} : { 'x-forwarded-for': remoteAddress }),
      },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
    return { statusCode: answer.status, headers: answer.headers, json: () => JSON.parse(answer.text) as unknown };
  };
}
