import { z } from 'zod';
import { beats, BULLS_RETURN, prizeOf } from '../../maths/bulls.ts';
import { percent } from '../../maths/fraction.ts';
import type { RoundResult, EngineFactory } from '../../server/engine/engine.ts';
import { sessionTopic } from '../../server/http/event-hub.ts';
import { ProblemError } from '../../server/http/problem.ts';
import type { RoundRecord, SessionRecord } from '../../server/storage/records.ts';
import { roundView } from '../../server/rounds/round-view.ts';
import { commitmentOf } from '../../server/engine/seeds.ts';
import type { CardsChoice, CardsInfo, CardsResult } from '../../shared/cards.ts';
import { vendorByCode } from '../../shared/vendors.ts';
import { titleOf } from '../../shared/skin.ts';
import { stakeLadder } from '../../shared/stakes.ts';
import { deal } from './deal.ts';

/** Stakes are multiples of this, in minor units, so that the commission is whole. */
const UNIT = 20;
/** How long a player waits for an opponent, in milliseconds. */
export const OPPONENT_WAIT_MS = 8000;

const choiceSchema = z.object({ seed: z.string().regex(/^[0-9a-f]{32}$/) });

interface Seat {
  readonly session: SessionRecord;
  readonly round: RoundRecord;
}

const masked = (nickname: string): string => `${nickname.slice(0, 1)}•••`;

/**
 * Bulls for two players: the opponent is the player who has waited longest at the same stake, or the house after
 * {@link OPPONENT_WAIT_MS}. The shuffle combines, for each player, a seed of the vendor that is fixed beforehand and a seed
 * of the player.
 */
export const createCards: EngineFactory = (host) => {
  const { store, clock, seeds, stopping } = host;
  /** The vendor's seed for a session's next deal; it changes after every published deal. */
  const secretOf = (session: SessionRecord, later = 0): string => seeds.of('cards', session.idHash, store.decidedCount(session.idHash) + later);
  const poolOf = (session: SessionRecord, stake: bigint): string =>
    [session.merchant, session.vendor, session.gameCode, session.kind, session.currency, stake].join('/');
  const partsOf = ({ session, round }: Seat): string[] => [secretOf(session), (round.choice as CardsChoice).seed];

  /** Deals and returns the result of both seats. The house takes the second seat when it is null. */
  function dealt(first: Seat, second: Seat | null): readonly [RoundResult, RoundResult] {
    const parts = [...partsOf(first), ...(second === null ? [] : partsOf(second))];
    const [one, two] = deal(parts);
    const firstWins = beats(one, two);
    const side = (seat: 0 | 1, stake: bigint, opponent: string | null): RoundResult => {
      const won = firstWins === (seat === 0);
      const outcome: CardsResult = { mine: seat === 0 ? one : two, theirs: seat === 0 ? two : one, won, opponent, seeds: parts, seat };
      return { win: won ? prizeOf(stake) : 0n, outcome };
    };
    return [side(0, first.round.stake, second && masked(second.session.nickname)), side(1, first.round.stake, masked(first.session.nickname))];
  }

  const offer = (session: SessionRecord, later = 0): void => host.publish(sessionTopic(session.idHash), { type: 'offer', commit: commitmentOf(secretOf(session, later)) });

  async function wait(roundId: string, until: number): Promise<void> {
    await clock.sleep(Math.max(0, until - clock.now()), stopping).catch(() => undefined);
    if (stopping.aborted) return;
    store.transaction(() => {
      const round = store.round(roundId);
      const session = round && store.session(round.sessionHash);
      if (round === undefined || session === undefined || round.win !== null || round.state !== 'bet-accepted') return;
      host.settle(roundId, dealt({ round, session }, null)[0]);
      offer(session);
    });
  }

  return {
    id: 'cards',
    oneRoundAtATime: true,
    game: ({ vendor, code, name }): CardsInfo => ({
      code, name: name ?? titleOf(code), engine: 'cards', vendor, vendorName: vendorByCode(vendor)?.name ?? null, rtp: percent(BULLS_RETURN), waitMs: OPPONENT_WAIT_MS,
    }),
    stakes: ({ minStake, maxStake }) => stakeLadder(UNIT, { min: minStake, max: maxStake }),
    open(session, { stake, choice }) {
      const read = choiceSchema.safeParse(choice);
      if (!read.success) throw new ProblemError('INVALID_REQUEST', z.prettifyError(read.error));
      if (!(stakeLadder(UNIT, { min: session.minStake, max: session.maxStake })).includes(stake)) throw new ProblemError('STAKE_REFUSED');
      const mine: CardsChoice = { seed: read.data.seed, commit: commitmentOf(secretOf(session)) };
      return { stake, model: 'bulls', choice: mine, win: null, outcome: null, table: { key: poolOf(session, stake), number: null } };
    },
    betAccepted(session, round) {
      const partner = store
        .undecidedAtTable(poolOf(session, round.stake))
        .map((other) => ({ round: other, session: store.session(other.sessionHash) }))
        .find((other): other is Seat => other.round.state === 'bet-accepted' && other.session !== undefined && other.session.playerId !== session.playerId);
      if (partner === undefined) {
        void wait(round.roundId, round.drawnAt + OPPONENT_WAIT_MS);
        return null;
      }
      const [theirs, mine] = dealt(partner, { session, round });
      host.settle(partner.round.roundId, theirs);
      offer(partner.session);
      // This deal counts as published once the result returned here is stored.
      offer(session, 1);
      return mine;
    },
    detail({ choice, outcome }) {
      const { mine, theirs, won, opponent, seeds: parts, seat } = outcome as CardsResult;
      return { cards: mine.cards, kind: mine.kind, against: theirs.cards, againstKind: theirs.kind, won, opponent: opponent ?? 'house', seat, seeds: parts, commit: (choice as CardsChoice).commit };
    },
    subscribe: (session) => ({
      topics: [sessionTopic(session.idHash)],
      snapshot() {
        const latest = store.latestRound(session.idHash);
        const running = latest !== undefined && latest.win === null && latest.state === 'bet-accepted';
        return [{ type: 'offer', commit: commitmentOf(secretOf(session)) }, ...(running ? [{ type: 'round', round: roundView(latest) } as const] : [])];
      },
    }),
    resume() {
      for (const round of store.undecidedRounds('cards')) void wait(round.roundId, round.drawnAt + OPPONENT_WAIT_MS);
    },
  };
};
