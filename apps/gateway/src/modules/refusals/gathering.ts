import type { IdMaker } from '../../platform/db/index.ts';

const HOUR_MS = 3_600_000;

/** What came of one kind in one hour. Call, code and field are empty for what came beyond the kinds that are named. */
export interface RefusalCount {
  readonly id: string;
  readonly tenant: string;
  readonly memberId: string;
  /** Beginning of the hour. */
  readonly hour: number;
  readonly call: string;
  readonly code: string;
  readonly field: string;
  readonly times: number;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly ip: string;
}

/** One refused call. */
export interface Refusal extends Pick<RefusalCount, 'tenant' | 'memberId' | 'call' | 'code' | 'field' | 'ip'> {
  readonly at: number;
}

/** How much is kept of whoever sends whatever it likes. */
export interface Bounds {
  /** Kinds (call, code, field) of a member that are named in an hour; one more row counts the rest. */
  readonly kindsOfMember: number;
  /** Rows that wait in memory, of a merchant and of all. What would make another one is left out, and counted. */
  readonly ofMerchant: number;
  readonly ofAll: number;
}

/** Refusals since they were last taken out. */
export interface Gathering {
  add(refusal: Refusal): void;
  /** Takes all of them out. */
  take(): readonly RefusalCount[];
  /** Puts back what could not be written. */
  restore(counts: readonly RefusalCount[]): void;
  /** Refusals that found no room, by merchant, since the process began. */
  readonly leftOut: ReadonlyMap<string, number>;
}

/** Call, code and field of the row that counts the rest. */
const REST = { call: '', code: '', field: '' };

/** Creates a {@link Gathering}. */
export function createGathering(newId: IdMaker, { kindsOfMember, ofMerchant, ofAll }: Bounds): Gathering {
  let members = new Map<string, Map<string, RefusalCount>>();
  let waiting = new Map<string, number>();
  let all = 0;
  const leftOut = new Map<string, number>();

  function merge(count: RefusalCount): void {
    const { tenant, times } = count;
    const member = `${tenant} ${count.memberId} ${count.hour}`;
    const kinds = members.get(member);
    const kind = `${count.call} ${count.code} ${count.field}`;
    const known = kinds?.get(kind);
    if (kinds !== undefined && known !== undefined) {
      const later = count.lastAt >= known.lastAt ? count : known;
      kinds.set(kind, { ...known, times: known.times + times, firstAt: Math.min(known.firstAt, count.firstAt), lastAt: later.lastAt, ip: later.ip });
      return;
    }
    if (kinds !== undefined && kinds.size >= kindsOfMember && count.call !== REST.call) return merge({ ...count, ...REST });
    const ofTenant = waiting.get(tenant) ?? 0;
    if (ofTenant >= ofMerchant || all >= ofAll) {
      leftOut.set(tenant, (leftOut.get(tenant) ?? 0) + times);
      return;
    }
    if (kinds === undefined) members.set(member, new Map([[kind, count]]));
    else kinds.set(kind, count);
    waiting.set(tenant, ofTenant + 1);
    all += 1;
  }

  return {
    add: ({ at, ...refusal }) => merge({ ...refusal, id: newId(), hour: at - (at % HOUR_MS), times: 1, firstAt: at, lastAt: at }),
    take() {
      const taken = [...members.values()].flatMap((kinds) => [...kinds.values()]);
      members = new Map();
      waiting = new Map();
      all = 0;
      return taken;
    },
    restore: (counts) => counts.forEach(merge),
    leftOut,
  };
}
