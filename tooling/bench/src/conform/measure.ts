import { conform, isCertified } from '@livery/conform';
import type { Figure, Limit } from '../figures/figure.ts';
import { withServers } from '../servers/with-servers.ts';

/** The agent of the demo, as README.md has it. */
const AGENT = { name: 'demo_agent', password: 'Livery-2026' };

/** Certifies our own gateway for every profile, on demo data. A part of the time is one heartbeat of the stream of events, which is waited for. */
export async function measureConform(limit: Limit): Promise<Figure[]> {
  return withServers(async (site) => {
    const { port } = new URL(site('aurora'));
    const found = await conform({ server: `http://localhost:${port}`, profile: 'full', member: undefined, agent: AGENT });
    const against = found.outcomes.filter(({ verdict }) => verdict === 'failed' || verdict === 'not tried').map(({ id }) => id);
    return [
      { what: `every check of every profile against our gateway (${found.outcomes.length} checks, ${found.requests} requests)`, value: found.milliseconds / 1000, unit: 's', limit },
      { what: against.length === 0 ? 'our gateway is certified for every profile' : `our gateway is certified for every profile; against it: ${against.join(', ')}`, holds: isCertified(found) },
    ];
  });
}
