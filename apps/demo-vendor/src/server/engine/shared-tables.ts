import { LRUCache } from 'lru-cache';
import type { EngineId } from '../../shared/protocol.ts';
import { momentAt, roundDurationOf } from '../../shared/table.ts';
import type { TableMoment, PastRound, TableState, TableTiming } from '../../shared/table.ts';
import type { RoundResult, EngineHost, Subscription } from './engine.ts';
import { ProblemError } from '../http/problem.ts';
import type { Rng } from './random.ts';
import type { RoundRecord, SessionRecord } from '../storage/records.ts';
import { commitmentOf, seededRng } from './seeds.ts';
import { sessionTopic } from '../http/event-hub.ts';
import { roundView } from '../rounds/round-view.ts';

/** A series of rounds that are dealt from one seed, which is published after the last of them. */
export interface Shoe<Result> {
  readonly rounds: number;
  deal(rng: Rng): readonly Result[];
}

/** Rules of a kind of shared table. */
export interface TableRules<Result> {
  readonly engine: EngineId;
  /** Durations of a round's phases, by game. */
  timing(vendor: string, gameCode: string): TableTiming;
  /** The result of a round, from a seeded generator only. */
  draw(rng: Rng, vendor: string, gameCode: string): Result;
  /** The shoe that rounds are dealt from, instead of being drawn one by one; null for games without one. */
  shoe?(vendor: string, gameCode: string): Shoe<Result> | null;
  /** The result of a confirmed bet. */
  decide(result: Result, bet: RoundRecord, session: SessionRecord): RoundResult;
  /** Number of past rounds sent to the page. With a shoe, its rounds so far and the last one of the previous shoe are sent instead. */
  readonly past: number;
}

/** Shared tables on the server's clock: one for each merchant, vendor and game, with the same round for all players. */
export interface SharedTables<Result> {
  /** The key of a session's table. */
  keyOf(session: SessionRecord): string;
  /** The round that accepts bets now. Throws ProblemError BETS_CLOSED. */
  openRound(session: SessionRecord): { readonly key: string; readonly number: number };
  state(key: string): TableState<Result>;
  /** The result of any round, also of a future one: do not publish it before its reveal. */
  resultOf(key: string, number: number): Result;
  /** Runs a table as long as it has subscribers or bets without a result. */
  ensureRunning(key: string): void;
  subscribe(session: SessionRecord): Subscription;
  resume(): void;
}

const MAX_CACHED_DEALS = 2000;

const partsOf = (key: string): [vendor: string, gameCode: string] => {
  const [, vendor = '', gameCode = ''] = key.split('/');
  return [vendor, gameCode];
};

/**
 * Creates shared tables. Round numbers count from the epoch and seeds are derived from the vendor's secret, so rounds need
 * no storage: a restarted process computes the same results, settles the waiting bets and joins the running round.
 */
export function createSharedTables<Result>(host: EngineHost, rules: TableRules<Result>): SharedTables<Result> {
  const { store, clock, seeds, stopping } = host;
  const running = new Set<string>();
  const timingOf = (key: string): TableTiming => rules.timing(...partsOf(key));
  const shoeOf = (key: string): Shoe<Result> => rules.shoe?.(...partsOf(key)) ?? { rounds: 1, deal: (rng) => [rules.draw(rng, ...partsOf(key))] };
  /** The seed of a round's shoe and the round's place in it. Without a shoe each round counts as a shoe of one. */
  const placeOf = (key: string, number: number): { seed: string; place: number; rounds: number } => {
    const { rounds } = shoeOf(key);
    return { seed: seeds.of('table', rules.engine, key, Math.floor(number / rounds)), place: number % rounds, rounds };
  };
  const dealtBySeed = new LRUCache<string, readonly Result[]>({ max: MAX_CACHED_DEALS });

  function resultOf(key: string, number: number): Result {
    const { seed, place } = placeOf(key, number);
    const dealt = dealtBySeed.get(seed) ?? shoeOf(key).deal(seededRng(seed));
    dealtBySeed.set(seed, dealt);
    const result = dealt[place];
    if (result === undefined) throw new Error(`The shoe of ${key} has no round ${place}.`);
    return result;
  }

  /** Cancels bets that were not confirmed in time, settles those whose result is final, and reports those whose reveal has begun. */
  function settleDue(key: string): void {
    const timing = timingOf(key);
    const now = clock.now();
    for (const bet of store.undecidedAtTable(key)) {
      const start = (bet.tableRound ?? 0) * roundDurationOf(timing);
      const confirmed = bet.state === 'bet-accepted';
      const session = store.session(bet.sessionHash);
      if (session === undefined || bet.tableRound === null) continue;
      if (!confirmed && now >= start + timing.bettingMs + timing.closingMs) host.cancel(bet.roundId, 'BETS_CLOSED');
      else if (confirmed && now >= start + roundDurationOf(timing) - timing.pauseMs) host.settle(bet.roundId, rules.decide(resultOf(key, bet.tableRound), bet, session));
      else if (confirmed && now >= start + timing.bettingMs + timing.closingMs) host.reportRunning(bet.roundId);
    }
  }

  async function run(key: string): Promise<void> {
    // A caller that starts the table for a bet has not stored that bet yet.
    await Promise.resolve();
    let shown: TableMoment | undefined;
    while (!stopping.aborted) {
      const moment = momentAt(timingOf(key), clock.now());
      // A timer may fire slightly early; the same phase is not published twice.
      if (moment.number !== shown?.number || moment.phase !== shown.phase) {
        shown = moment;
        settleDue(key);
        host.publish(key, { type: 'table', table: tables.state(key) });
      }
      if (host.subscriberCount(key) === 0 && store.undecidedAtTable(key).length === 0) break;
      await clock.sleep(Math.max(1, moment.phaseEndsAt - clock.now()), stopping).catch(() => undefined);
    }
    running.delete(key);
  }

  const tables: SharedTables<Result> = {
    keyOf: ({ merchant, vendor, gameCode }) => `${merchant}/${vendor}/${gameCode}`,
    openRound(session) {
      const key = tables.keyOf(session);
      const { number, phase } = momentAt(timingOf(key), clock.now());
      if (phase !== 'betting') throw new ProblemError('BETS_CLOSED');
      return { key, number };
    },
    resultOf,
    state(key) {
      const timing = timingOf(key);
      const now = clock.now();
      const moment = momentAt(timing, now);
      const { number, phase } = moment;
      const shown = phase === 'reveal' || phase === 'pause';
      const { seed, place, rounds } = placeOf(key, number);
      const past = Array.from({ length: rounds === 1 ? rules.past : place + 1 }, (_, index): PastRound<Result> => {
        const before = number - 1 - index;
        return { number: before, seed: index < place ? null : placeOf(key, before).seed, result: resultOf(key, before) };
      });
      return {
        ...moment, now, timing, past,
        commit: commitmentOf(seed),
        result: shown ? resultOf(key, number) : null,
        seed: shown && place === rounds - 1 ? seed : null,
        players: host.subscriberCount(key),
      };
    },
    ensureRunning(key) {
      if (running.has(key)) return;
      running.add(key);
      void run(key);
    },
    subscribe(session) {
      const key = tables.keyOf(session);
      return {
        topics: [key, sessionTopic(session.idHash)],
        snapshot() {
          tables.ensureRunning(key);
          const state = tables.state(key);
          const mine = store.tableRounds(session.idHash, key, state.number);
          return [{ type: 'table', table: state }, ...mine.map((round) => ({ type: 'round', round: roundView(round) }) as const)];
        },
      };
    },
    resume() {
      for (const key of new Set(store.undecidedRounds(rules.engine).flatMap(({ table }) => table ?? []))) tables.ensureRunning(key);
    },
  };
  return tables;
}
