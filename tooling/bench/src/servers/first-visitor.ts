import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';

/**
 * Reads a brand's page once: the very first visitor waits for first answers that everyone after gets at once.
 * Goes to `localhost` with the brand's host named, since not every system resolves names below it.
 */
export async function firstVisitor(site: string): Promise<void> {
  const { host, port } = new URL(site);
  const [response] = (await once(get({ host: 'localhost', port, headers: { host } }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${site} answered ${response.statusCode}.`);
}
