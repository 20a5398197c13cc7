import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { calls } from '@livery/contracts';

/** A stream of server-sent events, read as cheaply as possible: thousands of clients share this process. */
export interface OpenStream {
  /** Called with each event's name as it arrives; the clock's milliseconds beside it. */
  onEvent: (name: string, at: number) => void;
  close(): void;
}

/** The clock that the gateway's process reads too, in milliseconds. */
export const clockNow = (): number => performance.timeOrigin + performance.now();

/**
 * Opens the stream of a session and waits for its first event, which is the balance.
 * @throws Error when it is refused
 */
export async function openStream(port: number, merchant: string, token: string): Promise<OpenStream> {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  await once(socket, 'connect');
  const first = Promise.withResolvers<void>();
  const stream: OpenStream = { onEvent: () => first.resolve(), close: () => void socket.destroy() };
  let begun = false;
  socket.on('data', (chunk) => {
    const at = clockNow();
    const text = chunk.toString('latin1');
    if (!begun && !text.startsWith('HTTP/1.1 200')) return first.reject(new Error(`A stream was refused: ${text.slice(0, 200)}`));
    begun = true;
    for (const [, name = ''] of text.matchAll(/^event: (.*)$/gm)) stream.onEvent(name, at);
  });
  socket.once('error', first.reject);
  socket.once('close', () => first.reject(new Error('A stream was closed before its first event.')));
  socket.write(`GET ${calls.events.path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-merchant-code: ${merchant}\r\nauthorization: Bearer ${token}\r\n\r\n`);
  await first.promise;
  return stream;
}
