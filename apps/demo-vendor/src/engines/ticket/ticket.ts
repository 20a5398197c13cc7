import { z } from 'zod';
import { percent } from '../../maths/fraction.ts';
import { bestTicketReturn, isTicketChoice, ticketHits, ticketModelOf, ticketPrize } from '../../maths/ticket.ts';
import type { EngineFactory } from '../../server/engine/engine.ts';
import { sessionTopic } from '../../server/http/event-hub.ts';
import { ProblemError } from '../../server/http/problem.ts';
import type { SessionRecord } from '../../server/storage/records.ts';
import { commitmentOf } from '../../server/engine/seeds.ts';
import { roundView } from '../../server/rounds/round-view.ts';
import type { TicketChoice, TicketInfo, TicketOutcome } from '../../shared/ticket.ts';
import { vendorByCode } from '../../shared/vendors.ts';
import { titleOf } from '../../shared/skin.ts';
import { stakeLadder } from '../../shared/stakes.ts';
import { drawFromSeeds } from './draw.ts';

/** Stakes are multiples of this, in minor units, so that every prize is whole. */
const UNIT = 10;

const choiceSchema = z.object({ numbers: z.array(z.int()).min(1).max(20), seed: z.string().regex(/^[0-9a-f]{32}$/) });

/**
 * Instant lotteries: a ticket is drawn when its stake is confirmed. The draw follows from a seed of the vendor, whose SHA-256
 * the page shows before the purchase, and a seed of the page.
 */
export const createTicket: EngineFactory = (host) => {
  const { store, seeds } = host;
  /** The vendor's seed for a session's next ticket; it changes after every published draw. */
  const secretOf = (session: SessionRecord, later = 0): string => seeds.of('ticket', session.idHash, store.decidedCount(session.idHash) + later);
  const offerOf = (session: SessionRecord, later = 0) => ({ type: 'offer', commit: commitmentOf(secretOf(session, later)) }) as const;
  const stakesOf = ({ minStake, maxStake }: SessionRecord): bigint[] => stakeLadder(UNIT, { min: minStake, max: maxStake });

  return {
    id: 'ticket',
    oneRoundAtATime: true,
    game({ vendor, code, name }): TicketInfo {
      const model = ticketModelOf(code);
      return { code, name: name ?? titleOf(code), engine: 'ticket', vendor, vendorName: vendorByCode(vendor)?.name ?? null, model: model.code, rtp: percent(bestTicketReturn(model)) };
    },
    stakes: stakesOf,
    open(session, { stake, choice }) {
      const read = choiceSchema.safeParse(choice);
      if (!read.success) throw new ProblemError('INVALID_REQUEST', z.prettifyError(read.error));
      const model = ticketModelOf(session.gameCode);
      const { numbers, seed } = read.data;
      if (!isTicketChoice(model, numbers)) throw new ProblemError('INVALID_REQUEST', 'no such ticket');
      if (!stakesOf(session).includes(stake)) throw new ProblemError('STAKE_REFUSED');
      const bought: TicketChoice = { numbers, seed, commit: commitmentOf(secretOf(session)) };
      return { stake, model: model.code, choice: bought, win: null, outcome: null };
    },
    betAccepted(session, round) {
      const model = ticketModelOf(session.gameCode);
      const { numbers, seed } = round.choice as TicketChoice;
      const parts = [secretOf(session), seed] as const;
      const drawn = drawFromSeeds(model, parts);
      const hits = ticketHits(model, numbers, drawn);
      const outcome: TicketOutcome = { drawn, hits, seeds: parts };
      // This draw counts as published once the result returned here is stored.
      host.publish(sessionTopic(session.idHash), offerOf(session, 1));
      return { win: ticketPrize(model, round.stake, numbers.length, hits), outcome };
    },
    detail({ model, choice, outcome }) {
      const { numbers, commit } = choice as TicketChoice;
      const { drawn, hits, seeds: parts } = outcome as TicketOutcome;
      return { model, numbers, drawn, hits, seeds: parts, commit };
    },
    subscribe: (session) => ({
      topics: [sessionTopic(session.idHash)],
      snapshot() {
        const latest = store.latestRound(session.idHash);
        return [offerOf(session), ...(latest === undefined ? [] : [{ type: 'round', round: roundView(latest) } as const])];
      },
    }),
  };
};
