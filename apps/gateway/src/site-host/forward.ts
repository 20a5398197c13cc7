import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { errorCodes } from '@livery/contracts';
import { messageOf } from '../platform/http/index.ts';
import { answerHeaders, requestHeaders } from './forwarded.ts';

/** Milliseconds from the end of a request until a platform has begun its answer; from then on a stream may be silent for as long as it likes. */
const SILENT_MS = 30_000;
/** Milliseconds until the body of a request has come: a page sends a picture for up to 105 seconds. The server ends others than large ones sooner. */
const BODY_MS = 120_000;

/** What an answer may have as its status: Node writes no other one. */
const [LEAST_STATUS, MOST_STATUS] = [200, 599];

/** Methods whose requests have a body. Node frames none of the others: what a visitor sent with one would arrive as another request. */
const WITH_BODY: ReadonlySet<string> = new Set(['POST', 'PUT']);

function unavailable(response: ServerResponse, requestId: string, language: string, closes: boolean): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(errorCodes.UNAVAILABLE, { ...(closes ? { connection: 'close' } : {}), 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-request-id': requestId });
  response.end(JSON.stringify({ success: false, code: 'UNAVAILABLE', message: messageOf('UNAVAILABLE', language), requestId }));
}

/** Who asked, as proxies state it. */
export interface ForwardedFor {
  readonly ip: string;
  readonly protocol: string;
  readonly host: string;
}

export interface ForwardOptions {
  /** The server that answers. */
  readonly platform: URL;
  readonly newId: () => string;
  /** Whether connections are to be closed with their answer: browsers open others, elsewhere. */
  readonly isDraining: () => boolean;
  /** Milliseconds after which a platform that has a request whole and has not begun to answer is given up; half a minute unless stated. */
  readonly silentMs?: number | undefined;
  /** Milliseconds after which a request whose body has not come whole is given up; two minutes unless stated. */
  readonly bodyMs?: number | undefined;
}

/** Passes requests on. */
export interface Forward {
  pass(incoming: IncomingMessage, response: ServerResponse, from: ForwardedFor): void;
  /** Ends the streams of events, which would go on for ever, and those that begin from now on: a browser connects anew, elsewhere. */
  endStreams(): void;
}

/** Passes requests on to a platform as they are, and its answers back as they come: streams are not held back. */
export function createForward({ platform, newId, isDraining, silentMs = SILENT_MS, bodyMs = BODY_MS }: ForwardOptions): Forward {
  const send = platform.protocol === 'https:' ? secureRequest : plainRequest;
  const { protocol: scheme, hostname, port } = urlToHttpOptions(platform);
  const base = platform.pathname.replace(/\/+$/, '');
  const streams = new Set<ServerResponse>();
  let ended = false;
  function pass(incoming: IncomingMessage, response: ServerResponse, { ip, protocol, host }: ForwardedFor): void {
    const { method = 'GET', url = '/' } = incoming;
    const headers = { ...requestHeaders(incoming.headers), host: platform.host, 'x-forwarded-for': ip, 'x-forwarded-proto': protocol, 'x-forwarded-host': host };
    const hasBody = WITH_BODY.has(method);
    if (!hasBody) delete headers['content-length'];
    const giveUp = (): void => unavailable(response, newId(), String(incoming.headers['x-language'] ?? 'EN'), isDraining() || !incoming.complete);
    let isSettled = false;
    let limit: NodeJS.Timeout | undefined;
    const outgoing = send({ protocol: scheme, hostname, port, method, path: base + url, headers }, (answer) => {
      isSettled = true;
      clearTimeout(limit);
      const { statusCode = 0 } = answer;
      if (statusCode < LEAST_STATUS || statusCode > MOST_STATUS) {
        answer.resume();
        return giveUp();
      }
      const isStream = answer.headers['content-type']?.startsWith('text/event-stream') === true;
      // One that begins after the others have ended would keep this process from ending.
      if (isStream && ended) return void response.destroy();
      if (isStream) streams.add(response);
      // Its next request is to go to another process.
      response.writeHead(statusCode, { ...answerHeaders(answer.headers), ...(isDraining() ? { connection: 'close' } : {}) });
      // The first bytes of a stream may take a while; its headers do not.
      response.flushHeaders();
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    const giveUpAfter = (milliseconds: number, why: string): void => {
      clearTimeout(limit);
      if (!isSettled) limit = setTimeout(() => outgoing.destroy(new Error(why)), milliseconds);
    };
    const awaitAnswer = (): void => giveUpAfter(silentMs, 'The platform did not begin to answer.');
    outgoing.on('error', giveUp);
    // Nothing else tells of an answer that nobody asked for, such as another protocol.
    outgoing.once('close', () => {
      if (!response.headersSent && !response.destroyed) giveUp();
    });
    response.once('close', () => {
      streams.delete(response);
      isSettled = true;
      clearTimeout(limit);
      outgoing.destroy();
      // What still comes of a body that was answered sooner is not to hold up its connection.
      incoming.unpipe(outgoing).resume();
    });
    if (hasBody) {
      giveUpAfter(bodyMs, 'The request did not come whole.');
      incoming.once('end', awaitAnswer).pipe(outgoing);
    } else {
      awaitAnswer();
      incoming.resume();
      outgoing.end();
    }
  }
  return {
    pass,
    endStreams() {
      ended = true;
      for (const stream of streams) stream.destroy();
    },
  };
}
