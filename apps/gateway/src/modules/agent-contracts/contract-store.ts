import type { ContractKind, ContractState, LadderRow } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../../platform/db/index.ts';
import type { AffectedContract, AgentContract, ContractVersion } from './types.ts';

type StoredRow = { readonly [Key in keyof LadderRow]: LadderRow[Key] extends bigint ? string : number };

/** Rows as the database keeps them: JSON has no whole numbers of 64 bits. */
export const storedRows = (rows: readonly LadderRow[]): string =>
  JSON.stringify(rows.map(({ rate, activeMembers, validBet, loss, betAmount }): StoredRow => ({ rate, activeMembers, validBet: String(validBet), loss: String(loss), betAmount: String(betAmount) })));
/** Rows of what the database keeps. */
export const readRows = (ladder: unknown): LadderRow[] =>
  (ladder as StoredRow[]).map(({ rate, activeMembers, validBet, loss, betAmount }) => ({ rate, activeMembers, validBet: BigInt(validBet), loss: BigInt(loss), betAmount: BigInt(betAmount) }));

/** Reads and writes contracts and their versions. Who may act on them, and when, is decided above it. */
export interface ContractStore {
  /** Holds all contracts of a kind of the merchant until the transaction ends: changes of one may end others. */
  hold(tx: Tx, tenant: string, kind: ContractKind): Promise<void>;
  byId(tenant: string, id: string, query?: Queries): Promise<AgentContract | undefined>;
  /** Versions of a contract below one, or from the newest on; newest first. */
  versions(tenant: string, id: string, limit: number, before: number | undefined): Promise<ContractVersion[]>;
  ofPair(tx: Tx, tenant: string, kind: ContractKind, uplineId: string, downlineId: string): Promise<AgentContract | undefined>;
  /** The contract of a downline that was changed last, with whichever upline. */
  ofDownline(tenant: string, kind: ContractKind, downlineId: string, uplineId: string, query?: Queries): Promise<AgentContract | undefined>;
  /** Contracts with direct downlines, newest first. */
  ofUpline(tenant: string, kind: ContractKind, uplineId: string, limit: number, before: string | undefined): Promise<AgentContract[]>;
  /** The highest rate of the version that an agent has accepted and that no other has ended, millionths; 0 where it has none. */
  ownRate(tenant: string, kind: ContractKind, agentId: string, query?: Queries): Promise<number>;
  /** Contracts below an agent, of the whole merchant for null, that cannot stand once it has at most `most`: those above it, and all below these; a level after the other. So can those that are to end later, with a move, and hold beyond the period `beyond`. */
  affectedBelow(tx: Tx, tenant: string, kind: ContractKind, agentId: string | null, most: number, beyond: string): Promise<AffectedContract[]>;
  create(tx: Tx, tenant: string, contract: Pick<AgentContract, 'kind' | 'uplineId' | 'downlineId'>): Promise<string>;
  addOffer(tx: Tx, tenant: string, contractId: string, version: { readonly rows: readonly LadderRow[]; readonly topRate: number; readonly expiresAt: Date }): Promise<void>;
  /** Moves the version that is in `from` on, and the contract's revision with it. */
  move(tx: Tx, tenant: string, contractId: string, from: 'pending' | 'active', to: ContractState, more?: { readonly fromPeriod?: string; readonly untilPeriod?: string; readonly endedBy?: ContractVersion['endedBy'] }): Promise<void>;
  /** Ends contracts that stand, and sooner what was to end later, all in one statement, since others wait for the kind meanwhile. */
  end(tx: Tx, tenant: string, contractIds: readonly string[], untilPeriod: string, endedBy: NonNullable<ContractVersion['endedBy']>): Promise<void>;
  /** Contracts of an agent with other uplines than `exceptUplineId`, of all kinds, that stand or are offered. */
  openOf(tx: Tx, tenant: string, downlineId: string, exceptUplineId: string | null): Promise<AgentContract[]>;
  /** Whether an agent is directly below another, and no move is written that changes it. */
  isDirect(tx: Queries, tenant: string, uplineId: string, downlineId: string): Promise<boolean>;
  /** From now on the merchant's bets are fed to whoever settles by the hour, or by the bet. */
  wantFeed(tx: Tx, tenant: string, kind: 'hourly' | 'realtime'): Promise<void>;
  /** Lets what ended for a downline end sooner, at a period, where it would have held beyond it: a move that is taken back leaves such a time. */
  cut(tx: Tx, tenant: string, kind: ContractKind, downlineId: string, period: string): Promise<void>;
  /** Standing contracts of a downline with any upline. */
  standingOf(tx: Tx, tenant: string, kind: ContractKind, downlineId: string): Promise<string[]>;
}

/** {@link ContractStore} over the database. */
export function createContractStore(db: Database): ContractStore {
  const contracts = (query: Queries, tenant: string) =>
    query
      .selectFrom('agent_contract as contract')
      .innerJoin('member as upline', (join) => join.onRef('upline.id', '=', 'contract.upline_id').onRef('upline.tenant_id', '=', 'contract.tenant_id'))
      .innerJoin('member as downline', (join) => join.onRef('downline.id', '=', 'contract.downline_id').onRef('downline.tenant_id', '=', 'contract.tenant_id'))
      .select(['contract.id', 'contract.kind', 'contract.revision', 'contract.upline_id as uplineId', 'contract.downline_id as downlineId', 'upline.username as uplineAccount', 'downline.username as downlineAccount'])
      .where('contract.tenant_id', '=', tenant);

  const versionRows = (query: Queries, tenant: string) =>
    query
      .selectFrom('agent_contract_version as of')
      .select(['of.contract_id as contractId', 'of.version', 'of.state', 'of.ladder', 'of.top_rate as topRate', 'of.offered_at as offeredAt', 'of.expires_at as expiresAt', 'of.answered_at as answeredAt', 'of.from_period as from', 'of.until_period as until', 'of.ended_by as endedBy'])
      .where('of.tenant_id', '=', tenant)
      .orderBy('of.version', 'desc');
  type VersionRow = Awaited<ReturnType<ReturnType<typeof versionRows>['execute']>>[number];
  const readVersion = ({ contractId: _id, state, ladder, ...more }: VersionRow): ContractVersion => ({
    ...more,
    // An offer that nobody answered in time is over, whether or not that was written.
    state: state === 'pending' && more.expiresAt.getTime() <= db.clock.now() ? 'expired' : state,
    rows: readRows(ladder),
  });

  async function whole(query: Queries, tenant: string, found: readonly Omit<AgentContract, 'versions'>[]): Promise<AgentContract[]> {
    if (found.length === 0) return [];
    // Offers may be made anew each day for years: what is asked for here are the newest one, and what waits or stands.
    const shown = sql<{ contract_id: string; version: number }>`(
      select contract.id as contract_id, shown.version from unnest(${found.map(({ id }) => id)}::text[]::uuid[]) contract (id)
        cross join lateral (
          (select version from agent_contract_version where tenant_id = ${tenant} and contract_id = contract.id order by version desc limit 1)
          union (select version from agent_contract_version where tenant_id = ${tenant} and contract_id = contract.id and state = 'pending')
          union (select version from agent_contract_version where tenant_id = ${tenant} and contract_id = contract.id and state = 'active')
        ) shown
    )`;
    const rows = await versionRows(query, tenant)
      .innerJoin(shown.as('shown'), (join) => join.onRef('shown.contract_id', '=', 'of.contract_id').onRef('shown.version', '=', 'of.version'))
      .execute();
    const byContract = Map.groupBy(rows, ({ contractId }) => contractId);
    return found.map((contract) => ({ ...contract, versions: (byContract.get(contract.id) ?? []).map(readVersion) }));
  }
  const one = async (query: Queries, tenant: string, found: Promise<Awaited<ReturnType<ReturnType<typeof contracts>['execute']>>>): Promise<AgentContract | undefined> => (await whole(query, tenant, await found))[0];

  return {
    hold: async (tx, tenant, kind) => void (await sql`select pg_advisory_xact_lock(hashtextextended(${`agent-contract:${tenant}:${kind}`}, 0))`.execute(tx)),
    byId: (tenant, id, query = db.query) => one(query, tenant, contracts(query, tenant).where('contract.id', '=', id).execute()),
    async versions(tenant, id, limit, before) {
      const rows = await versionRows(db.query, tenant)
        .where('of.contract_id', '=', id)
        .$if(before !== undefined, (query) => query.where('of.version', '<', before ?? 0))
        .limit(limit)
        .execute();
      return rows.map(readVersion);
    },
    ofPair: (tx, tenant, kind, uplineId, downlineId) =>
      one(tx, tenant, contracts(tx, tenant).where('contract.kind', '=', kind).where('contract.upline_id', '=', uplineId).where('contract.downline_id', '=', downlineId).execute()),
    ofDownline: (tenant, kind, downlineId, uplineId, query = db.query) =>
      one(query, tenant, contracts(query, tenant).where('contract.kind', '=', kind).where('contract.downline_id', '=', downlineId).where('contract.upline_id', '=', uplineId).execute()),
    async ofUpline(tenant, kind, uplineId, limit, before) {
      const found = await contracts(db.query, tenant)
        .where('contract.kind', '=', kind)
        .where('contract.upline_id', '=', uplineId)
        .$if(before !== undefined, (query) => query.where('contract.id', '<', before ?? null))
        .orderBy('contract.id', 'desc')
        .limit(limit)
        .execute();
      return whole(db.query, tenant, found);
    },
    async ownRate(tenant, kind, agentId, query = db.query) {
      const found = await query
        .selectFrom('agent_contract as contract')
        .innerJoin('agent_contract_version as version', (join) => join.onRef('version.contract_id', '=', 'contract.id').onRef('version.tenant_id', '=', 'contract.tenant_id'))
        .select(({ fn }) => fn.max('version.top_rate').as('rate'))
        .where('contract.tenant_id', '=', tenant)
        .where('contract.kind', '=', kind)
        .where('contract.downline_id', '=', agentId)
        .where('version.state', '=', 'active')
        .executeTakeFirst();
      return found?.rate ?? 0;
    },
    async affectedBelow(tx, tenant, kind, agentId, most, beyond) {
      const { rows } = await sql<AffectedContract & { readonly level: number }>`
        with recursive standing as (
          select contract.id, contract.revision, contract.upline_id, contract.downline_id, version.top_rate
            from agent_contract contract
            join agent_contract_version version on version.tenant_id = contract.tenant_id and version.contract_id = contract.id
            where contract.tenant_id = ${tenant} and contract.kind = ${kind} and (version.state = 'active' or version.until_period > ${beyond}::text)
        ), fallen as (
          select standing.*, ${most}::int as most, 1 as level from standing where (${agentId}::uuid is null or upline_id = ${agentId}::uuid) and top_rate > ${most}::int
          union all
          select standing.*, 0, fallen.level + 1 from fallen join standing on standing.upline_id = fallen.downline_id
        -- Contracts are between direct up- and downlines, so there is no circle; a fault elsewhere must not make one endless.
        ) cycle id set is_circle using way
        select fallen.id, fallen.revision, fallen.upline_id as "uplineId", fallen.downline_id as "downlineId", upline.username as upline, downline.username as downline,
               fallen.top_rate as "topRate", fallen.most, fallen.level
          from fallen join member upline on upline.tenant_id = ${tenant} and upline.id = fallen.upline_id
          join member downline on downline.tenant_id = ${tenant} and downline.id = fallen.downline_id
          where not is_circle
          order by fallen.level, fallen.id`.execute(tx);
      // One above the limit below another one is found by both ways.
      return [...new Map(rows.toReversed().map(({ level: _level, ...contract }) => [contract.id, contract])).values()].toReversed();
    },
    async create(tx, tenant, { kind, uplineId, downlineId }) {
      const id = db.newId();
      await tx.insertInto('agent_contract').values({ tenant_id: tenant, id, kind, upline_id: uplineId, downline_id: downlineId }).execute();
      return id;
    },
    async addOffer(tx, tenant, contractId, { rows, topRate, expiresAt }) {
      await sql`
        insert into agent_contract_version (tenant_id, contract_id, version, state, ladder, top_rate, offered_at, expires_at)
          select ${tenant}, ${contractId}::uuid, coalesce(max(version), 0) + 1, 'pending', ${storedRows(rows)}::jsonb, ${topRate}::int, ${new Date(db.clock.now())}::timestamptz, ${expiresAt}::timestamptz
            from agent_contract_version where tenant_id = ${tenant} and contract_id = ${contractId}::uuid`.execute(tx);
      await tx.updateTable('agent_contract').set({ revision: sql`revision + 1` }).where('tenant_id', '=', tenant).where('id', '=', contractId).execute();
    },
    async move(tx, tenant, contractId, from, to, { fromPeriod, untilPeriod, endedBy } = {}) {
      const at = new Date(db.clock.now());
      await tx
        .updateTable('agent_contract_version')
        .set({
          state: to,
          ...(from === 'pending' ? { answered_at: at } : {}),
          ...(fromPeriod === undefined ? {} : { from_period: fromPeriod }),
          ...(untilPeriod === undefined ? {} : { until_period: untilPeriod, ended_at: at }),
          ...(endedBy === undefined ? {} : { ended_by: endedBy }),
        })
        .where('tenant_id', '=', tenant)
        .where('contract_id', '=', contractId)
        .where('state', '=', from)
        .execute();
      await tx.updateTable('agent_contract').set({ revision: sql`revision + 1` }).where('tenant_id', '=', tenant).where('id', '=', contractId).execute();
    },
    async end(tx, tenant, contractIds, untilPeriod, endedBy) {
      if (contractIds.length === 0) return;
      await sql`
        with ended as (
          update agent_contract_version set state = 'terminated', until_period = ${untilPeriod}, ended_at = ${new Date(db.clock.now())}, ended_by = ${endedBy}
            where tenant_id = ${tenant} and contract_id = any(${contractIds}::text[]::uuid[]) and (state = 'active' or state = 'terminated' and until_period > ${untilPeriod})
            returning contract_id
        )
        update agent_contract set revision = revision + 1 from ended where tenant_id = ${tenant} and id = ended.contract_id`.execute(tx);
    },
    async openOf(tx, tenant, downlineId, exceptUplineId) {
      const found = await contracts(tx, tenant)
        .where('contract.downline_id', '=', downlineId)
        .$if(exceptUplineId !== null, (query) => query.where('contract.upline_id', '<>', exceptUplineId ?? ''))
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('agent_contract_version as open').select('open.version').whereRef('open.tenant_id', '=', 'contract.tenant_id').whereRef('open.contract_id', '=', 'contract.id').where('open.state', 'in', ['pending', 'active'])),
        )
        .orderBy('contract.id')
        .execute();
      return whole(tx, tenant, found);
    },
    async isDirect(query, tenant, uplineId, downlineId) {
      const now = new Date(db.clock.now());
      const { rows } = await sql<{ direct: boolean }>`
        select coalesce(bool_and(ancestor_id = ${uplineId}::uuid) and bool_or(until = 'infinity') and bool_or(since <= ${now}), false) as direct
          from member_upline where tenant_id = ${tenant} and member_id = ${downlineId}::uuid and distance = 1 and until > ${now}`.execute(query);
      return rows[0]?.direct === true;
    },
    wantFeed: async (tx, tenant, kind) => void (await tx.insertInto(kind === 'hourly' ? 'bet_feed_wanted' : 'accrual_wanted').values({ tenant_id: tenant }).onConflict((conflict) => conflict.doNothing()).execute()),
    async cut(tx, tenant, kind, downlineId, period) {
      await sql`
        update agent_contract_version version set until_period = ${period}
          from agent_contract contract
          where contract.tenant_id = ${tenant} and contract.kind = ${kind} and contract.downline_id = ${downlineId}::uuid
            and version.tenant_id = contract.tenant_id and version.contract_id = contract.id and version.until_period > ${period}`.execute(tx);
    },
    async standingOf(tx, tenant, kind, downlineId) {
      const found = await tx
        .selectFrom('agent_contract as contract')
        .innerJoin('agent_contract_version as version', (join) => join.onRef('version.contract_id', '=', 'contract.id').onRef('version.tenant_id', '=', 'contract.tenant_id'))
        .select('contract.id')
        .where('contract.tenant_id', '=', tenant)
        .where('contract.kind', '=', kind)
        .where('contract.downline_id', '=', downlineId)
        .where('version.state', '=', 'active')
        .execute();
      return found.map(({ id }) => id);
    },
  };
}
