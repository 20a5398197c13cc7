import { createServer } from 'node:net';

/** Of the machine, in the place of 4000 and 4010: metrics are on the port with a 1 before it. */
const [FIRST_PORT, LAST_PORT] = [4100, 5400];

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => void server.close(() => resolve(true)));
  });
}

async function shortPort(taken: readonly number[]): Promise<number> {
  for (let port = FIRST_PORT; port < LAST_PORT; port += 10) if (!taken.includes(port) && (await isFree(port)) && (await isFree(10_000 + port))) return port;
  throw new Error('There is no free port.');
}

/** Ports of two gateways that nobody listens on, nor on those of their metrics. @throws Error where there are none */
export async function gatewayPorts(): Promise<readonly [number, number]> {
  const first = await shortPort([]);
  return [first, await shortPort([first])];
}
