import { createServer } from 'node:net';
import { PlainError } from '../plain-error.ts';

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/**
 * Makes sure that a port can be listened on.
 *
 * @param variable the environment variable that chooses another
 * @throws PlainError saying which port is taken and how to choose another
 */
export async function claimPort(port: number, variable: string, who: string): Promise<void> {
  if (await isFree(port)) return;
  const other = await freePort();
  throw new PlainError(
    `Port ${port}, which the ${who} would use, is taken by another program.\n` +
      `It may be Livery itself, in another terminal. Stop that program, or choose another port: ${variable}=${other} ${process.env['npm_lifecycle_event'] === 'dev' ? 'npm run dev' : 'npm start'}`,
  );
}
