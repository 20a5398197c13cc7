import { createServer, request as ask, type IncomingMessage } from 'node:http';

/** A request on its way to the gateway. */
export interface OnTheWay {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An answer on its way back. */
export interface Coming {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What one server does wrongly. */
export interface Fault {
  /** Changes a request, or answers it in the gateway's place. */
  request?(request: OnTheWay): OnTheWay | Coming;
  answer?(answer: Coming, request: OnTheWay): Coming;
  /** Opens streams without a first byte. */
  readonly silentStream?: boolean;
  /** Written to a stream behind its head. */
  readonly event?: string;
}

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

const plain = (headers: IncomingMessage['headers']): Record<string, string> => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]));
/** Whether a token was sent that somebody was given. */
export const hasSession = ({ headers }: OnTheWay): boolean => headers['authorization']?.includes('xxxxxxxx') === false;
const isStream = ({ path }: OnTheWay): boolean => path === '/wps/events';

/** Our gateway behind a proxy that does one thing wrongly. Its visitors come from `ip`. */
export async function startBrokenServer(gateway: string, ip: string, fault: Fault): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer((incoming, response) => {
    void (async () => {
      const body = await textOf(incoming);
      // What is compressed could not be changed.
      const { host: _host, 'accept-encoding': _accepted, connection: _connection, 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = plain(incoming.headers);
      const sent = { method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers: { ...headers, 'x-forwarded-for': ip }, body };
      const next = fault.request?.(sent) ?? sent;
      if ('status' in next) return void response.writeHead(next.status, next.headers).end(next.body);
      if (isStream(next) && fault.silentStream === true && hasSession(next)) {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.flushHeaders();
        return;
      }
      const passed = ask(gateway + next.path, { method: next.method, headers: { ...next.headers, ...(next.body === '' ? {} : { 'content-length': String(Buffer.byteLength(next.body)) }) } }, (answer) => {
        if (String(answer.headers['content-type']).startsWith('text/event-stream')) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          if (fault.event !== undefined && hasSession(next)) response.write(fault.event);
          answer.pipe(response);
          response.once('close', () => answer.destroy());
          return;
        }
        void textOf(answer).then((text) => {
          const { connection: _c, 'content-length': _l, 'transfer-encoding': _t, 'keep-alive': _k, ...back } = plain(answer.headers);
          const came = { status: answer.statusCode ?? 502, headers: back, body: text };
          const changed = fault.answer?.(came, next) ?? came;
          response.writeHead(changed.status, changed.headers).end(changed.body);
        });
      });
      passed.on('error', () => response.destroy());
      passed.end(next.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy does not listen.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
