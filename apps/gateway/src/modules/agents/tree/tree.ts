import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../../../platform/db/index.ts';

/** Why a branch was not moved: see the function `member_move`. */
export type MoveRefusal = 'past' | 'member' | 'upline' | 'circle' | 'planned' | 'same' | 'rate';
/** Why a rate was not set: see the function `member_rate_set`. */
export type RateRefusal = 'past' | 'planned' | 'upline' | 'downline';

/** A branch that changes its place. */
export interface BranchMove {
  readonly memberId: string;
  /** The new upline; null for none. */
  readonly toId: string | null;
  /** From when on; now or later. */
  readonly since: Date;
}

/** A rate of a member from a moment on. */
export interface RateChange {
  readonly memberId: string;
  /** Millionths of the stake: four decimals of a percent. */
  readonly ppm: number;
  /** Now or later: nothing that was staked gets another rate. */
  readonly since: Date;
  /** This moment, where the caller read the clock: a rate from now on is not in the past for it. */
  readonly at?: Date;
}

/** An upline of a member. */
export interface Upline {
  readonly id: string;
  /** 1 for the direct one. */
  readonly distance: number;
}

/** A move that was written. */
export interface WrittenMove {
  readonly id: string;
  readonly fromId: string | null;
  readonly toId: string | null;
  readonly since: Date;
  readonly at: Date;
}

/** Who is under whom, and at which rate, at every moment; tables `member_upline`, `member_move` and `member_rate`. */
export interface Tree {
  /** Moves a member with its branch, in steps that each end soon, or says why not. Moves of a merchant come one after the other. */
  move(tx: Tx, tenant: string, move: BranchMove): Promise<'done' | MoveRefusal>;
  /** Moves of a member, the latest first. */
  moves(tenant: string, memberId: string, query?: Queries): Promise<WrittenMove[]>;
  /** Lets the upline that a member's row names follow the moves whose time has come. */
  follow(): Promise<void>;
  /** Sets a rate, or says why not: nobody has more than its upline. */
  setRate(tx: Tx, tenant: string, rate: RateChange): Promise<'done' | RateRefusal>;
  /** The rate of a new member, at most that of its upline from now on. */
  firstRate(tx: Tx, tenant: string, memberId: string, uplineId: string, ppm: number): Promise<void>;
  /** The rate of a member at a moment, in millionths of the stake. */
  rateAt(tenant: string, memberId: string, at: Date, query?: Queries): Promise<number>;
  /** The rates of a member, the latest first, with those that are planned. */
  rates(tenant: string, memberId: string): Promise<readonly { readonly ppm: number; readonly since: Date }[]>;
  /** The uplines of a member at a moment, the nearest first. */
  uplinesAt(tenant: string, memberId: string, at: Date, query?: Queries): Promise<Upline[]>;
  /** How far below an agent a member is at a moment, 0 for itself; undefined where it is not in its team. */
  distanceAt(tenant: string, agentId: string, memberId: string, at: Date, query?: Queries): Promise<number | undefined>;
  /** Members of the whole team of an agent at a moment, in the order of ids. */
  teamAt(tenant: string, agentId: string, at: Date, query?: Queries): Promise<string[]>;
}

/** Members that one statement moves: 20,000 paths at ten uplines before and ten after, well within the time that a statement may take. */
const MOVE_STEP = 1_000;

/** Creates the {@link Tree}. @param moveStep members that one statement moves */
export function createTree(db: Database, moveStep = MOVE_STEP): Tree {
  const now = (): Date => new Date(db.clock.now());
  const pathsAt = (query: Queries, tenant: string, at: Date) => query.selectFrom('member_upline').where('tenant_id', '=', tenant).where('since', '<=', at).where('until', '>', at);
  async function answer<Answer extends string>(tx: Tx, call: ReturnType<typeof sql<{ answer: Answer }>>): Promise<Answer> {
    const { rows } = await call.execute(tx);
    const [row] = rows;
    if (row === undefined) throw new Error('A function of the tree did not answer.');
    return row.answer;
  }
  /** Waits for other moves and rates of the merchant; by when it has waited is decided what is past. */
  async function held(tx: Tx, tenant: string): Promise<Date> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`member_upline:${tenant}`}, 0))`.execute(tx);
    return now();
  }
  return {
    async move(tx, tenant, { memberId, toId, since }) {
      const at = await held(tx, tenant);
      const begun = await answer(tx, sql<{ answer: 'done' | MoveRefusal }>`select member_move_begin(${tenant}, ${memberId}, ${toId}::uuid, ${since}, ${at}) as answer`);
      if (begun !== 'done') return begun;
      const id = db.newId();
      for (let after: string | null | undefined = null; after !== undefined; ) {
        const { rows }: { rows: { after: string | null }[] } = await sql<{ after: string | null }>`
          select member_move_step(${tenant}, ${id}, ${memberId}, ${toId}::uuid, ${since}, ${at}, ${after}::uuid, ${moveStep}) as after`.execute(tx);
        after = rows[0]?.after ?? undefined;
      }
      return 'done';
    },
    moves: (tenant, memberId, query = db.query) =>
      query
        .selectFrom('member_move')
        .select(['id', 'from_id as fromId', 'to_id as toId', 'since', 'at'])
        .where('tenant_id', '=', tenant)
        .where('member_id', '=', memberId)
        .orderBy('since', 'desc')
        .orderBy('id', 'desc')
        .limit(100)
        .execute(),
    async follow() {
      await db.transaction(async (tx) => {
        await sql`select member_moves_follow(${now()})`.execute(tx);
      });
    },
    async setRate(tx, tenant, { memberId, ppm, since, at }) {
      const decidedAt = at ?? (await held(tx, tenant));
      return answer(tx, sql<{ answer: 'done' | RateRefusal }>`select member_rate_set(${tenant}, ${memberId}, ${ppm}, ${since}, ${decidedAt}) as answer`);
    },
    async firstRate(tx, tenant, memberId, uplineId, ppm) {
      const at = now();
      // The registration keeps the rates of the merchant as they are until it ends: see member_joins_tree.
      await sql`
        insert into member_rate (tenant_id, member_id, since, ppm, at)
          select ${tenant}, ${memberId}, ${at}, least(${ppm}::int, member_rate_least(${tenant}, ${uplineId}, ${at}, 'infinity')), ${at}`.execute(tx);
    },
    async rateAt(tenant, memberId, at, query = db.query) {
      const { rows } = await sql<{ ppm: number }>`select member_rate_at(${tenant}, ${memberId}, ${at}) as ppm`.execute(query);
      return rows[0]?.ppm ?? 0;
    },
    rates: (tenant, memberId) =>
      db.query.selectFrom('member_rate').select(['ppm', 'since']).where('tenant_id', '=', tenant).where('member_id', '=', memberId).orderBy('since', 'desc').limit(100).execute(),
    uplinesAt: (tenant, memberId, at, query = db.query) =>
      pathsAt(query, tenant, at).select(['ancestor_id as id', 'distance']).where('member_id', '=', memberId).orderBy('distance').execute(),
    async distanceAt(tenant, agentId, memberId, at, query = db.query) {
      if (agentId === memberId) return 0;
      const row = await pathsAt(query, tenant, at).select('distance').where('ancestor_id', '=', agentId).where('member_id', '=', memberId).executeTakeFirst();
      return row?.distance;
    },
    async teamAt(tenant, agentId, at, query = db.query) {
      const rows = await pathsAt(query, tenant, at).select('member_id as id').where('ancestor_id', '=', agentId).orderBy('member_id').execute();
      return rows.map(({ id }) => id);
    },
  };
}
