import { z } from 'zod';
import { percent } from '../../maths/fraction.ts';
import { fireAt, FISHING_RETURN, TARGETS } from '../../maths/fishing.ts';
import type { RoundResult, EngineFactory } from '../../server/engine/engine.ts';
import { sessionTopic } from '../../server/http/event-hub.ts';
import { ProblemError } from '../../server/http/problem.ts';
import type { RoundRecord, SessionRecord } from '../../server/storage/records.ts';
import { roundView } from '../../server/rounds/round-view.ts';
import { MAX_SHOTS_PER_MOVE, MAGAZINE_CHARGES, chargesToPay, SHOT_INTERVAL_MS, IDLE_TIMEOUT_MS, MAX_POWER } from '../../shared/fishing.ts';
import type { MagazineEnd, FishingOutcome, ShotRecord } from '../../shared/fishing.ts';
import { vendorByCode } from '../../shared/vendors.ts';
import { titleOf } from '../../shared/skin.ts';
import { stakeLadder } from '../../shared/stakes.ts';
import { fishingDetail } from './detail.ts';

const moveSchema = z.union([
  z.strictObject({ close: z.literal(true) }),
  z.strictObject({
    first: z.int().min(1).max(MAGAZINE_CHARGES),
    shots: z.array(z.tuple([z.int().min(0).max(TARGETS.length - 1), z.int().min(1).max(MAX_POWER)])).min(1).max(MAX_SHOTS_PER_MOVE),
  }),
]);

const outcomeOf = (round: RoundRecord): FishingOutcome => round.outcome as FishingOutcome;
const isOpen = (round: RoundRecord | undefined): round is RoundRecord => round !== undefined && round.state === 'bet-accepted' && round.win === null;

/** The result of a closed magazine: its prizes and unused charges are paid. A charge is a whole number of minor units. */
function closed(round: RoundRecord, outcome: FishingOutcome, end: MagazineEnd): RoundResult {
  return { win: (round.stake / BigInt(MAGAZINE_CHARGES)) * BigInt(chargesToPay(outcome)), outcome: { ...outcome, end } satisfies FishingOutcome };
}

/**
 * Fishing: a round is a magazine of a hundred charges, bought with one bet. Every shot costs its power in charges and catches
 * with the exact chance of its target, drawn here; where fish swim is decided by the page. The magazine is closed by its
 * last charge, by the player, or after an idle timeout, and paid with one win.
 */
export const createFishing: EngineFactory = (host) => {
  const { store, clock, rng, stopping } = host;
  const stakesOf = ({ minStake, maxStake }: SessionRecord): bigint[] => stakeLadder(MAGAZINE_CHARGES, { min: minStake, max: maxStake });

  /** Closes a magazine after {@link IDLE_TIMEOUT_MS} without a shot. */
  async function closeWhenIdle(roundId: string, closesAt: number): Promise<void> {
    await clock.sleep(Math.max(0, closesAt - clock.now()), stopping).catch(() => undefined);
    const round = store.round(roundId);
    if (stopping.aborted || !isOpen(round)) return;
    const due = outcomeOf(round).movedAt + IDLE_TIMEOUT_MS;
    if (due > clock.now()) return closeWhenIdle(roundId, due);
    host.settle(roundId, closed(round, outcomeOf(round), 'idle'));
  }

  /** A player has one magazine in a game: one that is open in another session is paid when this one opens. */
  function closeElsewhere(session: SessionRecord): void {
    for (const round of store.undecidedRounds('fishing')) {
      const other = round.sessionHash === session.idHash ? undefined : store.session(round.sessionHash);
      const same = other?.merchant === session.merchant && other.playerId === session.playerId && other.vendor === session.vendor && other.gameCode === session.gameCode;
      if (same && isOpen(round)) host.settle(round.roundId, closed(round, outcomeOf(round), 'elsewhere'));
    }
  }

  /** Fires the shots that are allowed now, up to the first that is not. */
  function fire(before: FishingOutcome, first: number, wanted: readonly (readonly [target: number, power: number])[]): FishingOutcome {
    const now = clock.now();
    let { left, prizes, coolAt, movedAt } = before;
    const shots: ShotRecord[] = [...before.shots];
    for (const [index, [target, power]] of wanted.entries()) {
      const number = first + index;
      if (number <= before.shots.length) continue;
      if (number !== shots.length + 1 || power > left || coolAt - now > (MAX_SHOTS_PER_MOVE - 1) * SHOT_INTERVAL_MS) break;
      const aim = TARGETS[target];
      if (aim === undefined) throw new ProblemError('INVALID_REQUEST', 'no such target');
      const drawn = fireAt(aim, (bound) => rng.below(bound));
      const times = drawn.reduce((sum, one) => sum + one, 0);
      shots.push([target, power, times, ...(drawn.length > 1 ? drawn : [])]);
      left -= power;
      prizes += power * times;
      coolAt = Math.max(coolAt, now) + SHOT_INTERVAL_MS;
      movedAt = now;
    }
    return { left, prizes, shots, movedAt, coolAt, end: null };
  }

  return {
    id: 'fishing',
    oneRoundAtATime: true,
    game: ({ vendor, code, name }) => ({ code, name: name ?? titleOf(code), engine: 'fishing', vendor, vendorName: vendorByCode(vendor)?.name ?? null, rtp: percent(FISHING_RETURN) }),
    stakes: stakesOf,
    open(session, { stake }) {
      if (!stakesOf(session).includes(stake)) throw new ProblemError('STAKE_REFUSED');
      const now = clock.now();
      const outcome: FishingOutcome = { left: MAGAZINE_CHARGES, prizes: 0, shots: [], movedAt: now, coolAt: now, end: null };
      return { stake, model: 'fishing', choice: null, win: null, outcome };
    },
    betAccepted(_session, round) {
      void closeWhenIdle(round.roundId, outcomeOf(round).movedAt + IDLE_TIMEOUT_MS);
      return null;
    },
    move(_session, round, move) {
      const read = moveSchema.safeParse(move);
      if (!read.success) throw new ProblemError('INVALID_REQUEST', z.prettifyError(read.error));
      const before = outcomeOf(round);
      if ('close' in read.data) return closed(round, before, 'closed');
      const outcome = fire(before, read.data.first, read.data.shots);
      return outcome.left === 0 ? closed(round, outcome, 'spent') : { outcome };
    },
    detail: fishingDetail,
    subscribe: (session) => ({
      topics: [sessionTopic(session.idHash)],
      snapshot() {
        closeElsewhere(session);
        const latest = store.latestRound(session.idHash);
        return isOpen(latest) ? [{ type: 'round', round: roundView(latest) }] : [];
      },
    }),
    resume() {
      for (const round of store.undecidedRounds('fishing')) if (isOpen(round)) void closeWhenIdle(round.roundId, outcomeOf(round).movedAt + IDLE_TIMEOUT_MS);
    },
  };
};
