import type { CallName } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/index.ts';
import type { Problem, SessionMember } from '../../platform/http/index.ts';
import { deleteExpired } from '../../platform/retention/index.ts';
import { createGathering, type Bounds, type RefusalCount } from './gathering.ts';
import { fieldOf, isKept } from './which-count.ts';

/** A refused call. */
export interface RefusedCall {
  readonly tenant: string;
  readonly member: Pick<SessionMember, 'id' | 'type'>;
  readonly call: CallName;
  readonly problem: Pick<Problem, 'code' | 'details' | 'about'>;
  readonly ip: string;
}

/** Refused calls of one kind in one hour, as operators read them. */
export interface ListedRefusal {
  readonly id: string;
  readonly hour: Date;
  readonly memberId: string;
  readonly account: string;
  /** Null, as code and field are then, for what came beyond the kinds that are named. */
  readonly call: string | null;
  readonly code: string | null;
  readonly field: string | null;
  readonly times: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly ip: string | null;
}

/** Which refusals, newest first. */
export interface RefusalFilter {
  readonly memberId?: string | undefined;
  readonly call?: string | undefined;
  readonly code?: string | undefined;
  /** Only those behind the row of this id. */
  readonly before?: string | undefined;
  readonly pageSize: number;
}

/** Keeps refused calls of members that tell of an attack or misuse, counted by the hour. */
export interface Refusals {
  /** Counts a refused call where its code is kept and the account is no trial account. Writes nothing: that is done in groups. */
  note(refused: RefusedCall): void;
  /** Writes what was counted since the last time; where that fails it is kept for the next time. Rejects then. */
  flush(): Promise<void>;
  /** Writes every five seconds, until {@link Refusals.stop}: what a killed process loses is no older, unless the database was away. */
  start(): void;
  /** Stops the timer and writes what is left. */
  stop(): Promise<void>;
  list(tenant: string, filter: RefusalFilter): Promise<{ readonly refusals: readonly ListedRefusal[]; readonly next: string | null }>;
  /** Deletes what is older than it is kept. */
  sweep(): Promise<void>;
  /** Refusals that found no room in memory, by merchant, since the process began. */
  readonly leftOut: ReadonlyMap<string, number>;
}

export interface RefusalsDeps {
  readonly db: Database;
  /** Whether the merchant lets addresses be written down, as for the log. */
  readonly addressesKept: (tenant: string) => Promise<boolean>;
  /** Called when a group could not be written. */
  readonly onError: (error: unknown) => void;
  /** Other bounds than those of production. */
  readonly bounds?: Bounds;
}

/** What waits for five seconds at most is little, and an hour of a member fits on a few pages. */
const BOUNDS: Bounds = { kindsOfMember: 50, ofMerchant: 500, ofAll: 2_000 };
const WRITE_MS = 5_000;
const TRIAL = 4;

/**
 * Adds counts to their rows. Whoever has as many kinds as are named in the hour, by whichever gateway, gets no further ones: they are counted in
 * the row without call, code and field. Rows are written in the order of their key, so that gateways never wait for one another in a circle.
 */
const addCounts = (counts: readonly object[], kindsOfMember: number) => sql`
  with sent as (
    select sent.*, exists (
        select from member_refusal kept
        where kept.tenant_id = sent.tenant_id and kept.member_id = sent.member_id and kept.hour = sent.hour and kept.call = sent.call and kept.code = sent.code and kept.field = sent.field
      ) as known
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as sent(
      id uuid, tenant_id text, member_id uuid, hour timestamptz, call text, code text, field text, times int, first_at timestamptz, last_at timestamptz, ip inet)
  ), numbered as (
    select sent.*, row_number() over (partition by tenant_id, member_id, hour, known, call = '' order by id)
      + (select count(*) from member_refusal kept where kept.tenant_id = sent.tenant_id and kept.member_id = sent.member_id and kept.hour = sent.hour and kept.call <> '') as number
    from sent
  ), placed as (
    select id, tenant_id, member_id, hour, times, first_at, last_at, ip, named,
      case when named then call else '' end as call, case when named then code else '' end as code, case when named then field else '' end as field
    from (select *, known or number <= ${kindsOfMember} as named from numbered) as numbered
  )
  insert into member_refusal as kept (id, tenant_id, member_id, hour, call, code, field, times, first_at, last_at, ip)
  select (array_agg(id order by id))[1], tenant_id, member_id, hour, call, code, field, sum(times)::int, min(first_at), max(last_at), (array_agg(ip order by last_at desc))[1]
  from placed
  group by tenant_id, member_id, hour, call, code, field
  order by tenant_id, member_id, hour, call, code, field
  on conflict (tenant_id, member_id, hour, call, code, field) do update set
    times = kept.times + excluded.times,
    first_at = least(kept.first_at, excluded.first_at),
    last_at = greatest(kept.last_at, excluded.last_at),
    ip = excluded.ip`;

/** Creates {@link Refusals}. */
export function createRefusals({ db, addressesKept, onError, bounds = BOUNDS }: RefusalsDeps): Refusals {
  const gathering = createGathering(db.newId, bounds);
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  /** Groups that were asked for and are not written yet. */
  let asked = 0;

  /** Tenants whose addresses are kept. Where the merchant's wish cannot be read now, they are left out. */
  async function withAddresses(counts: readonly RefusalCount[]): Promise<ReadonlySet<string>> {
    const tenants = [...new Set(counts.map(({ tenant }) => tenant))];
    const kept = await Promise.all(tenants.map((tenant) => addressesKept(tenant).catch(() => false)));
    return new Set(tenants.filter((_, index) => kept[index]));
  }
  async function write(): Promise<void> {
    const counts = gathering.take();
    if (counts.length === 0) return;
    try {
      const addressed = await withAddresses(counts);
      const sent = counts.map(({ tenant, memberId, hour, firstAt, lastAt, ip, ...count }) => ({
        ...count, tenant_id: tenant, member_id: memberId, hour: new Date(hour), first_at: new Date(firstAt), last_at: new Date(lastAt), ip: addressed.has(tenant) ? ip : null,
      }));
      await addCounts(sent, bounds.kindsOfMember).execute(db.query);
    } catch (error) {
      // A group whose answer was lost is counted twice: better than not at all.
      gathering.restore(counts);
      throw error;
    }
  }
  /** One group after the other. */
  function flush(): Promise<void> {
    asked += 1;
    writing = writing.catch(() => undefined).then(write).finally(() => (asked -= 1));
    return writing;
  }

  return {
    note({ tenant, member, call, problem, ip }) {
      if (member.type === TRIAL || !isKept(problem.code)) return;
      gathering.add({ tenant, memberId: member.id, call, code: problem.code, field: fieldOf(problem), ip, at: db.clock.now() });
    },
    flush,
    start() {
      timer ??= setInterval(() => {
        if (asked === 0) flush().catch(onError);
      }, WRITE_MS).unref();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await flush().catch(onError);
    },
    async list(tenant, { memberId, call, code, before, pageSize }) {
      let query = db.query
        .selectFrom('member_refusal as refusal')
        .leftJoin('member', (join) => join.onRef('member.tenant_id', '=', 'refusal.tenant_id').onRef('member.id', '=', 'refusal.member_id'))
        .select(['refusal.id', 'refusal.hour', 'refusal.member_id as memberId', 'member.username as account', 'refusal.call', 'refusal.code', 'refusal.field', 'refusal.times', 'refusal.first_at as firstAt', 'refusal.last_at as lastAt', sql<string | null>`host(refusal.ip)`.as('ip')])
        .where('refusal.tenant_id', '=', tenant);
      if (memberId !== undefined) query = query.where('refusal.member_id', '=', memberId);
      if (call !== undefined) query = query.where('refusal.call', '=', call);
      if (code !== undefined) query = query.where('refusal.code', '=', code);
      if (before !== undefined) query = query.where('refusal.id', '<', before);
      const found = await query.orderBy('refusal.id', 'desc').limit(pageSize + 1).execute();
      const orNull = (text: string): string | null => (text === '' ? null : text);
      const refusals = found.slice(0, pageSize).map((row) => ({ ...row, account: row.account ?? '', call: orNull(row.call), code: orNull(row.code), field: orNull(row.field) }));
      return { refusals, next: found.length > pageSize ? (refusals.at(-1)?.id ?? null) : null };
    },
    sweep: () => deleteExpired(db, 'member_refusal'),
    leftOut: gathering.leftOut,
  };
}
