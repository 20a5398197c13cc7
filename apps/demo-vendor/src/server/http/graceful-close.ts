import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Returns a function to call when the server closes, so that closing takes no longer than the requests in progress.
 * Connections that a browser opened in advance and never used, or keeps alive after an answer, would delay it by a minute.
 */
export function prepareGracefulClose(server: Server): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => {
    server.keepAliveTimeout = 1;
    for (const socket of unused) socket.destroy();
  };
}
