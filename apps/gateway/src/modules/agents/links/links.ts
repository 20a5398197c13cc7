import { randomInt } from 'node:crypto';
import type { SelectQueryBuilder } from 'kysely';
import type { Database, Queries, Tables, Tx } from '../../../platform/db/index.ts';
import { Problem } from '../../../platform/http/index.ts';
import type { Tree } from '../tree/tree.ts';

/** A link that an agent gave away. */
export interface AgentLink {
  readonly id: string;
  readonly code: string;
  readonly note: string;
  /** Millionths of the stake that a new member's rate is, at most. */
  readonly ppm: number;
  /** Kind of the accounts. */
  readonly type: 0 | 1;
  readonly madeAt: Date;
  readonly expiresAt: Date | null;
  readonly mostUses: number | null;
  readonly uses: number;
  readonly endedAt: Date | null;
}

/** A link to make. */
export type NewLink = Pick<AgentLink, 'note' | 'ppm' | 'type' | 'expiresAt' | 'mostUses'>;

/** What a registration needs to know of a link. */
export interface LinkInvitation {
  readonly agentId: string;
  readonly code: string;
  readonly type: 0 | 1;
  /** Counts the use and sets the new member's rate, in the transaction of its registration. @throws Problem AFFILIATE_CODE_INVALID where it ended, expired or was used up meanwhile */
  joined(tx: Tx, memberId: string): Promise<void>;
}

/** Links of agents. */
export interface Links {
  /** Newest first. */
  page(tenant: string, agentId: string, limit: number, before?: string): Promise<AgentLink[]>;
  /** How many links of the agent may be used. */
  openCount(tx: Tx, tenant: string, agentId: string): Promise<number>;
  make(tx: Tx, tenant: string, agentId: string, link: NewLink): Promise<AgentLink>;
  /** Ends a link of the agent; undefined where it has none of that id. */
  end(tenant: string, agentId: string, id: string): Promise<AgentLink | undefined>;
  /** Whether a link of the merchant has, or had, the code, in any case. */
  hasCode(tx: Tx, tenant: string, code: string): Promise<boolean>;
  /** The link of a code, in any case, while it may be used and the merchant has agents. */
  byCode(tenant: string, code: string): Promise<LinkInvitation | undefined>;
}

const COLUMNS = ['id', 'code', 'note', 'ppm', 'type', 'made_at as madeAt', 'expires_at as expiresAt', 'most_uses as mostUses', 'uses', 'ended_at as endedAt'] as const;
/** Nothing that looks alike, and no vowels, so that it says nothing. Longer than codes of friends, so that none is both; an agent's own code may be as long as one, and goes before it. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
const LENGTH = 10;
const ATTEMPTS = 5;

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Creates the {@link Links}. @param hasAgents whether a merchant has agents now: without them no link of theirs is good */
export function createLinks(db: Database, tree: Pick<Tree, 'firstRate'>, hasAgents: (tenant: string) => Promise<boolean>): Links {
  const now = (): Date => new Date(db.clock.now());
  const links = (query: Queries, tenant: string) => query.selectFrom('agent_link').select(COLUMNS).where('tenant_id', '=', tenant);

  /** Those that are neither ended, expired nor used up. */
  const usable = (query: SelectQueryBuilder<Tables, 'agent_link', object>) =>
    query
      .where('ended_at', 'is', null)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now())]))
      .where((eb) => eb.or([eb('most_uses', 'is', null), eb('uses', '<', eb.ref('most_uses'))]));

  return {
    page: (tenant, agentId, limit, before) =>
      links(db.query, tenant)
        .where('agent_id', '=', agentId)
        .$if(before !== undefined, (query) => query.where('id', '<', before ?? null))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    async openCount(tx, tenant, agentId) {
      const { count } = await usable(tx.selectFrom('agent_link').where('tenant_id', '=', tenant))
        .select((eb) => eb.fn.countAll<bigint>().as('count'))
        .where('agent_id', '=', agentId)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async make(tx, tenant, agentId, { note, ppm, type, expiresAt, mostUses }) {
      for (let attempt = 1; ; attempt += 1) {
        const made = await tx
          .insertInto('agent_link')
          .values({ tenant_id: tenant, id: db.newId(), agent_id: agentId, code: newCode(), note, ppm, type, made_at: now(), expires_at: expiresAt, most_uses: mostUses })
          .onConflict((conflict) => conflict.columns(['tenant_id', 'code']).doNothing())
          .returning(COLUMNS)
          .executeTakeFirst();
        if (made !== undefined) return made;
        if (attempt === ATTEMPTS) throw new Error('No code of a link is free.');
      }
    },
    async end(tenant, agentId, id) {
      const at = now();
      return db.query
        .updateTable('agent_link')
        .set((eb) => ({ ended_at: eb.fn.coalesce('ended_at', eb.val(at)) }))
        .where('tenant_id', '=', tenant)
        .where('agent_id', '=', agentId)
        .where('id', '=', id)
        .returning(COLUMNS)
        .executeTakeFirst();
    },
    async hasCode(tx, tenant, code) {
      const found = await tx.selectFrom('agent_link').select('id').where('tenant_id', '=', tenant).where('code', '=', code.toUpperCase()).executeTakeFirst();
      return found !== undefined;
    },
    async byCode(tenant, code) {
      const found = await usable(db.query.selectFrom('agent_link').where('tenant_id', '=', tenant))
        .select(['id', 'agent_id as agentId', 'code', 'ppm', 'type'])
        .where('code', '=', code.toUpperCase())
        .executeTakeFirst();
      if (found === undefined || !(await hasAgents(tenant))) return undefined;
      const { id, agentId, ppm, type } = found;
      return {
        agentId,
        code: found.code,
        type,
        async joined(tx, memberId) {
          // The row is locked and looked at anew: of two registrations one counts after the other, and a link may have ended or expired since.
          const used = await tx
            .updateTable('agent_link')
            .set((eb) => ({ uses: eb('uses', '+', 1) }))
            .where('tenant_id', '=', tenant)
            .where('id', '=', id)
            .where('ended_at', 'is', null)
            .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now())]))
            .where((eb) => eb.or([eb('most_uses', 'is', null), eb('uses', '<', eb.ref('most_uses'))]))
            .returning('id')
            .executeTakeFirst();
          if (used === undefined) throw new Problem('AFFILIATE_CODE_INVALID');
          await tree.firstRate(tx, tenant, memberId, agentId, ppm);
        },
      };
    },
  };
}
