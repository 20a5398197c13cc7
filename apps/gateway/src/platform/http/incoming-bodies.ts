import { IncomingMessage } from 'node:http';
import { calls, type CallSpec, type ErrorCode } from '@livery/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endConnection } from './answer/client-error.ts';
import { mayBeLarge } from './large-bodies.ts';

/** Until an ordinary body has come: whoever sends one, known or not, holds a connection no longer. */
const ORDINARY_MS = 30_000;
/** What is still being sent gets this long once the server closes, large bodies apart: without a pause it comes in far less. */
export const CLOSING_MS = 3_000;

/** Calls whose bodies may be large, by method and path: a server that passes calls on has no routes of them. */
const largeCalls: ReadonlySet<string> = new Set(
  (Object.values(calls) as CallSpec[]).filter(({ bodyLimit }) => bodyLimit !== undefined).flatMap(({ method, alsoMethods = [], path }) => [method, ...alsoMethods].map((one) => `${one} ${path}`)),
);

/** Whether a slow uplink may need minutes for its body. */
const isLarge = (raw: IncomingMessage): boolean => largeCalls.has(`${raw.method ?? ''} ${(raw.url ?? '').split('?', 1)[0] ?? ''}`) && mayBeLarge(raw);

const hasBody = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Watches the body of a request, whether it is read or not. */
export type WatchBody = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Ends requests whose body has not come whole in time, which Node limits for all requests alike: ordinary ones, answered or not,
 * after `ordinaryMs`, for which half a minute stands; large ones have the time of their calls, and Node's. Once the server closes,
 * which would wait for them, large ones are ended at once and others {@link CLOSING_MS} later. What has come whole is answered.
 * @returns what watches requests that get to no hook
 */
export function watchBodies(app: FastifyInstance, ordinaryMs = ORDINARY_MS): WatchBody {
  /** How each that has not come whole learns that the server closes. */
  const coming = new Map<IncomingMessage, () => void>();
  let isClosing = false;
  const watch: WatchBody = ({ raw }, { raw: response }) => {
    // Requests from within have no connection.
    if (!(raw instanceof IncomingMessage) || !hasBody(raw)) return;
    const large = isLarge(raw);
    let timer: NodeJS.Timeout | undefined;
    const forget = (): void => {
      clearTimeout(timer);
      coming.delete(raw);
    };
    const endAfter = (milliseconds: number, code: ErrorCode): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        forget();
        if (raw.complete) return;
        // It may not come whole now, and be carried out after all.
        raw.pause();
        if (!response.headersSent) endConnection(code, raw.socket);
        raw.socket.destroySoon();
      }, milliseconds).unref();
    };
    const onClosing = (): void => endAfter(large ? 0 : CLOSING_MS, 'UNAVAILABLE');
    coming.set(raw, onClosing);
    raw.once('end', forget).once('close', forget);
    if (isClosing) onClosing();
    else if (!large) endAfter(ordinaryMs, 'INVALID_REQUEST');
  };
  app.addHook('onRequest', async (request, reply) => watch(request, reply));
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const onClosing of coming.values()) onClosing();
  });
  return watch;
}
