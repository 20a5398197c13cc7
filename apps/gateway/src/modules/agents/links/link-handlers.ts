import type { ResponseOf } from '@livery/contracts';
import type { Database } from '../../../platform/db/index.ts';
import { fieldFault, Problem, type Handlers, type Tenant } from '../../../platform/http/index.ts';
import type { Site } from '../../settings/index.ts';
import { assertOpen } from '../handlers.ts';
import { percentOf, rateOf } from '../rate.ts';
import type { Tree } from '../tree/tree.ts';
import type { AgentLink, Links } from './links.ts';

export interface LinkHandlersDeps {
  readonly db: Database;
  readonly links: Links;
  readonly tree: Pick<Tree, 'rateAt'>;
  readonly site: Pick<Site, 'modules'>;
}

type View = ResponseOf<'agentLinkMake'>['link'];

const DAY_MS = 86_400_000;
/** Links of an agent that may be open at once. */
const OPEN_MOST = 100;

/** Handlers of the calls about links that agents give away. */
export function linkHandlers({ db, links, tree, site }: LinkHandlersDeps): Handlers<'agentLinks' | 'agentLinkMake' | 'agentLinkEnd'> {
  const now = (): Date => new Date(db.clock.now());
  function stateOf({ endedAt, expiresAt, mostUses, uses }: AgentLink): View['state'] {
    if (endedAt !== null) return 'ended';
    if (mostUses !== null && uses >= mostUses) return 'used';
    return expiresAt !== null && expiresAt.getTime() <= db.clock.now() ? 'expired' : 'open';
  }
  const view = (link: AgentLink): View => ({
    id: link.id, code: link.code, note: link.note, rate: percentOf(link.ppm), type: link.type, state: stateOf(link), madeAt: link.madeAt.toISOString(), expiresAt: link.expiresAt?.toISOString() ?? null,
    mostUses: link.mostUses, uses: link.uses,
  });
  const own = (tenant: Tenant, agentId: string): Promise<number> => tree.rateAt(tenant.id, agentId, now());

  return {
    async agentLinks({ request: { limit, before }, tenant, member }) {
      await assertOpen(site, tenant);
      const [page, ppm] = await Promise.all([links.page(tenant.id, member.id, limit + 1, before), own(tenant, member.id)]);
      const shown = page.slice(0, limit);
      return { links: shown.map(view), next: page.length > limit ? (shown.at(-1)?.id ?? null) : null, rate: percentOf(ppm) };
    },
    async agentLinkMake({ request: { rate, type, note, days, mostUses }, tenant, member, once }) {
      await assertOpen(site, tenant);
      const ppm = rateOf(rate, 'rate');
      if (ppm > (await own(tenant, member.id))) throw fieldFault('rate');
      const expiresAt = days === null ? null : new Date(db.clock.now() + days * DAY_MS);
      return once(async (tx) => {
        if ((await links.openCount(tx, tenant.id, member.id)) >= OPEN_MOST) throw new Problem('LIMIT_EXCEEDED');
        return { link: view(await links.make(tx, tenant.id, member.id, { note, ppm, type, expiresAt, mostUses })) };
      });
    },
    async agentLinkEnd({ request: { id }, tenant, member }) {
      await assertOpen(site, tenant);
      const ended = await links.end(tenant.id, member.id, id);
      if (ended === undefined) throw fieldFault('id');
      return { link: view(ended) };
    },
  };
}
