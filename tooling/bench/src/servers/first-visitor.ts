import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';

/**
 * Requests a brand's page once, because the first request fills caches that later ones use.
 * Connects to `localhost` with the brand's host header, since not every system resolves names below it.
 */
export async function firstVisitor(site: string): Promise<void> {
  const { host, port } = new URL(site);
  const [response] = (await once(get({ host: 'localhost', port, headers: { host } }), 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${site} answered ${response.statusCode}.`);
}
