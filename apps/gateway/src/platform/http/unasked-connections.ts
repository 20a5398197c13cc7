import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { CLOSING_MS } from './incoming-bodies.ts';

/**
 * Ends connections on which no request is under way some seconds after the server has begun to close, which waits for them: those that sent
 * the half of a head and stopped, and those that would be kept for another request after their answer. Node's own limits for a head end
 * with the server's listening.
 *
 * @param closingMs three seconds unless given
 */
export function endUnaskedConnections(app: FastifyInstance, closingMs = CLOSING_MS): void {
  /** Requests under way, by connection. */
  const underWay = new Map<Socket, number>();
  let isEnding = false;
  app.server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  const count = (socket: Socket, by: number): void => {
    const now = underWay.get(socket);
    if (now === undefined) return;
    underWay.set(socket, now + by);
    if (isEnding && now + by === 0) socket.destroySoon();
  };
  app.server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  app.addHook('preClose', async () => {
    setTimeout(() => {
      isEnding = true;
      for (const [socket, requests] of underWay) if (requests === 0) socket.destroy();
    }, closingMs).unref();
  });
}
