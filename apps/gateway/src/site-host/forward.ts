import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { calls, errorCodes, type CallSpec } from '@livery/contracts';
import { messageOf } from '../platform/http/index.ts';

/** First parts of the paths of all calls. */
const roots = new Set((Object.values(calls) as CallSpec[]).map(({ path }) => path.split('/', 2).join('/')));

/** Whether an address belongs to the calls, and so to the platform behind the site. */
export const isForwarded = (url: string): boolean => roots.has((url.split('?', 1)[0] ?? '').split('/', 2).join('/'));

/** Headers that belong to one connection. */
const HOP = ['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade'] as const;

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const passed = { ...headers };
  for (const name of HOP) delete passed[name];
  return passed;
}

function unavailable(response: ServerResponse, requestId: string, language: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(errorCodes.UNAVAILABLE, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-request-id': requestId });
  response.end(JSON.stringify({ success: false, code: 'UNAVAILABLE', message: messageOf('UNAVAILABLE', language), requestId }));
}

/** Who asked, as proxies state it. */
export interface ForwardedFor {
  readonly ip: string;
  readonly protocol: string;
  readonly host: string;
}

/** Passes requests on to a platform as they are, and its answers back as they come: streams are not held back. */
export function createForward(platform: URL, newId: () => string): (incoming: IncomingMessage, response: ServerResponse, from: ForwardedFor) => void {
  const send = platform.protocol === 'https:' ? secureRequest : plainRequest;
  const base = platform.pathname.replace(/\/+$/, '');
  return (incoming, response, { ip, protocol, host }) => {
    const headers = { ...passedOn(incoming.headers), host: platform.host, 'x-forwarded-for': ip, 'x-forwarded-proto': protocol, 'x-forwarded-host': host };
    const failed = (): void => unavailable(response, newId(), String(incoming.headers['x-language'] ?? 'EN'));
    const outgoing = send({ protocol: platform.protocol, hostname: platform.hostname, port: platform.port, method: incoming.method, path: base + (incoming.url ?? '/'), headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      // The first bytes of a stream may take a while; its headers do not.
      response.flushHeaders();
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    outgoing.on('error', failed);
    response.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
}
