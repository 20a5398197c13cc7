import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Makes a server end soon once it is closed: answers the function to call then. Requests under way are answered; connections
 * that browsers opened ahead and never used would hold it up for a minute, and so would those kept open after their answer.
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
