import { request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Passes a request on to a gateway as if the brand's own site had made it.
 *
 * @param port of the gateway on this machine
 * @param host that the gateway knows the brand by, without a port
 */
export function passOn(incoming: IncomingMessage, answer: ServerResponse, port: number, host: string): void {
  const { origin: _origin, referer: _referer, ...headers } = incoming.headers;
  const outgoing = request({ host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers: { ...headers, host: `${host}:${port}` } }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  outgoing.on('error', () => {
    if (!answer.headersSent) answer.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    answer.end('The gateway does not answer.');
  });
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
