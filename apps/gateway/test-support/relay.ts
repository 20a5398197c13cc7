import { connect, createServer, type Socket } from 'node:net';

/** Stands between a client and a PostgreSQL server, to let the server seem to hang. */
export interface Relay {
  /** The address that was given, by way of the relay. */
  readonly url: string;
  /** Holds back whatever either side sends, and keeps the connections open. */
  hang(): void;
  /** Passes on again, also what was held back. */
  resume(): void;
  close(): Promise<void>;
}

/** Starts a {@link Relay} to the host and port of a connection string. */
export async function startRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let hanging = false;
  const server = createServer((client) => {
    const there = connect(Number(port), hostname);
    for (const [from, to] of [[client, there], [there, client]] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (hanging) from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.');
  const url = new URL(target);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    hang() {
      hanging = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      hanging = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
