import type { PushHub } from './hub.ts';

/** Sends the present state to every member with a stream at this process, where news of it were missed. */
export interface MemberRefresh {
  /** Asks for it. Several reasons within ten seconds are one; none is lost. */
  ask(): void;
  stop(): void;
}

export interface MemberRefreshDeps {
  readonly hub: Pick<PushHub, 'members' | 'hasStream'>;
  /** Reads and sends the state of members of one merchant. */
  readonly send: (tenantId: string, memberIds: readonly string[]) => Promise<void>;
  /** Called for members who could not be sent to; they are sent to later. */
  readonly onError: (error: unknown) => void;
  /** From 0 up to 1, for when this process begins; random unless given. */
  readonly random?: () => number;
}

type Member = ReturnType<PushHub['members']>[number];

/** Members of one statement. */
export const MEMBERS_AT_ONCE = 300;
/** Statements at a time: the rest of the connections is for those who play. */
const STATEMENTS_AT_ONCE = 2;
/** From one round to the next. */
export const ROUNDS_APART_MS = 10_000;
/** Every process misses the same news at the same moment: each begins at another one within this time. */
export const SPREAD_MS = 1_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** The members in parts, each of one merchant. */
function partsOf(members: readonly Member[]): readonly { readonly tenantId: string; readonly memberIds: readonly string[] }[] {
  return [...Map.groupBy(members, ({ tenantId }) => tenantId)].flatMap(([tenantId, own]) =>
    Array.from({ length: Math.ceil(own.length / MEMBERS_AT_ONCE) }, (_, part) => ({ tenantId, memberIds: own.slice(part * MEMBERS_AT_ONCE, (part + 1) * MEMBERS_AT_ONCE).map(({ memberId }) => memberId) })),
  );
}

/** {@link MemberRefresh} in rounds over everyone, with some hundred members a statement. */
export function createMemberRefresh({ hub, send, onError, random = Math.random }: MemberRefreshDeps): MemberRefresh {
  let timer: NodeJS.Timeout | undefined;
  /** What the timer is for. */
  let awaited: 'round' | 'retry' | undefined;
  /** Another round was asked for while one was under way. */
  let asked = false;
  let running = false;
  let stopped = false;
  let begunAt = -Infinity;
  let retryMs = FIRST_RETRY_MS;

  /** Sends to the members, and returns those who could not be sent to. */
  async function sendTo(members: readonly Member[]): Promise<readonly Member[]> {
    const failed: Member[] = [];
    const parts = partsOf(members).values();
    const work = async (): Promise<void> => {
      for (const { tenantId, memberIds } of parts) {
        try {
          if (!stopped) await send(tenantId, memberIds);
        } catch (error) {
          onError(error);
          failed.push(...memberIds.map((memberId) => ({ tenantId, memberId })));
        }
      }
    };
    await Promise.all(Array.from({ length: STATEMENTS_AT_ONCE }, work));
    return failed;
  }

  async function round(members: readonly Member[]): Promise<void> {
    running = true;
    const failed = await sendTo(members);
    running = false;
    if (stopped) return;
    if (asked) {
      asked = false;
      schedule();
    } else if (failed.length > 0) {
      awaited = 'retry';
      timer = setTimeout(() => {
        awaited = undefined;
        void round(failed.filter(({ tenantId, memberId }) => hub.hasStream(tenantId, memberId)));
      }, retryMs * (0.5 + random())).unref();
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    }
    if (failed.length === 0) retryMs = FIRST_RETRY_MS;
  }

  /** A round over everyone, which makes up for what another one owed. */
  function schedule(): void {
    if (awaited === 'round') return;
    clearTimeout(timer);
    awaited = 'round';
    const wait = Math.max(0, begunAt + ROUNDS_APART_MS - performance.now()) + random() * SPREAD_MS;
    timer = setTimeout(() => {
      awaited = undefined;
      begunAt = performance.now();
      void round(hub.members());
    }, wait).unref();
  }

  return {
    ask() {
      if (stopped) return;
      if (running) asked = true;
      else schedule();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
