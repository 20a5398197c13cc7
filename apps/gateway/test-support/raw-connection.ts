import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

/** A connection on which bytes were sent as they are. */
export interface RawConnection {
  readonly socket: Socket;
  /** What came until the connection ended. */
  readonly said: Promise<string>;
}

/** Sends bytes as they are to a server that listens; the connection ends with the test. */
export function sendRaw(app: FastifyInstance, text: string): RawConnection {
  let answered = '';
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1', () => void socket.write(text));
  socket.on('data', (part) => (answered += part.toString())).on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  return { socket, said: new Promise((resolve) => void socket.once('close', () => resolve(answered))) };
}
