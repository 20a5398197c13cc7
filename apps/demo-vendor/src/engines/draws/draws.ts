import { z } from 'zod';
import { drawModelOf, drawnOf } from '../../maths/draws.ts';
import { percent } from '../../maths/fraction.ts';
import { bestTicketReturn, isTicketChoice, ticketHits, ticketPrize } from '../../maths/ticket.ts';
import type { TicketModel } from '../../maths/ticket.ts';
import type { EngineFactory } from '../../server/engine/engine.ts';
import { sessionTopic } from '../../server/http/event-hub.ts';
import { ProblemError } from '../../server/http/problem.ts';
import { roundView } from '../../server/rounds/round-view.ts';
import type { RoundRecord, SessionRecord } from '../../server/storage/records.ts';
import { CLOSED_BEFORE_MS, drawPlanOf, drawTimeOf, issueOf, openDrawAt } from '../../shared/draws.ts';
import type { DrawChoice, DrawOutcome, DrawPlan, DrawsInfo, DrawsState } from '../../shared/draws.ts';
import { titleOf } from '../../shared/skin.ts';
import { stakeLadder } from '../../shared/stakes.ts';
import { vendorByCode } from '../../shared/vendors.ts';
import { createDrawBook } from './draw-book.ts';

/** Stakes are multiples of this, in minor units, so that every prize is whole. */
const UNIT = 10;
/** Past draws that pages show. */
const SHOWN = 6;
/** The bets of a player that a page shows. */
const BETS_SHOWN = 30;
/** Bets of a player on one lottery that wait for their draws at most: each is read again whenever the lottery draws. */
const MOST_WAITING = 100;
/** A timer waits no longer, so that a clock that was set meanwhile is noticed. */
const LONGEST_WAIT_MS = 60_000;

const choiceSchema = z.object({ numbers: z.array(z.int()).min(1).max(20), issue: z.string().max(20).optional() });

/**
 * Lotteries with draws at fixed times. A bet is accepted on the next draw until {@link CLOSED_BEFORE_MS} before it, and is
 * decided by the numbers that the platform publishes of that draw: both are read from the draw book.
 */
export const createDraws: EngineFactory = (host) => {
  const { store, clock, stopping } = host;
  const book = createDrawBook(host.seeds, clock);
  const running = new Set<string>();
  const keyOf = ({ merchant, vendor, gameCode }: SessionRecord): string => `${merchant}/${vendor}/${gameCode}`;
  const gameOf = (key: string): { readonly vendor: string; readonly code: string; readonly plan: DrawPlan; readonly model: TicketModel } => {
    const [, vendor = '', code = ''] = key.split('/');
    const plan = drawPlanOf(vendor, code);
    return { vendor, code, plan, model: drawModelOf(plan.board) };
  };
  const stakesOf = ({ minStake, maxStake }: SessionRecord): bigint[] => stakeLadder(UNIT, { min: minStake, max: maxStake });

  function stateOf(key: string): DrawsState {
    const { vendor, code, plan } = gameOf(key);
    const now = clock.now();
    const number = openDrawAt(plan, now);
    const drawnAt = drawTimeOf(plan, number);
    return {
      now,
      open: { number, issue: issueOf(plan, number), closesAt: drawnAt - CLOSED_BEFORE_MS, drawnAt, commitment: book.commitmentOf(vendor, code, number) },
      past: book.latest(vendor, code, SHOWN).map((draw) => ({ ...draw, drawn: drawnOf(draw.prizes) })),
    };
  }

  /** Whether the draw of a bet is still the one that it was placed on: at its time, with its prizes, from the seed that was promised. */
  function stillHolds(key: string, { tableRound, model: placedOn, choice }: RoundRecord): boolean {
    const { vendor, code, plan, model } = gameOf(key);
    const { numbers, issue, commitment } = choice as DrawChoice;
    if (tableRound === null || issueOf(plan, tableRound) !== issue) return false;
    if (placedOn !== model.code || !isTicketChoice(model, numbers)) return false;
    return commitment === undefined || commitment === book.commitmentOf(vendor, code, tableRound);
  }

  /** Settles the bets on draws that have taken place, and returns those that were not confirmed before. */
  function settleDue(key: string): void {
    const { vendor, code, plan, model } = gameOf(key);
    const now = clock.now();
    for (const bet of store.undecidedAtTable(key)) {
      if (bet.tableRound === null) continue;
      const { numbers } = bet.choice as DrawChoice;
      if (!stillHolds(key, bet)) {
        host.cancel(bet.roundId, 'CALLED_OFF');
        continue;
      }
      const drawnAt = drawTimeOf(plan, bet.tableRound);
      const confirmed = bet.state === 'bet-accepted';
      if (confirmed && now < drawnAt && now >= drawnAt - CLOSED_BEFORE_MS) host.reportRunning(bet.roundId);
      if (now < drawnAt) continue;
      if (!confirmed) {
        host.cancel(bet.roundId, 'BETS_CLOSED');
        continue;
      }
      const { prizes, commitment, seed } = book.drawOf(vendor, code, bet.tableRound);
      const drawn = drawnOf(prizes);
      const hits = ticketHits(model, numbers, drawn);
      host.settle(bet.roundId, { win: ticketPrize(model, bet.stake, numbers.length, hits), outcome: { drawn, hits, commitment, seed } satisfies DrawOutcome });
    }
  }

  async function run(key: string): Promise<void> {
    // A caller that starts the lottery for a bet has not stored that bet yet.
    await Promise.resolve();
    const { plan } = gameOf(key);
    let shown = '';
    while (!stopping.aborted) {
      settleDue(key);
      const state = stateOf(key);
      const moment = `${state.open.number} ${state.past[0]?.issue}`;
      if (moment !== shown) host.publish(key, { type: 'draws', draws: state });
      shown = moment;
      if (host.subscriberCount(key) === 0 && store.undecidedAtTable(key).length === 0) break;
      // While bets are closed the draw before the open one is what comes next.
      const before = drawTimeOf(plan, state.open.number - 1);
      const next = before > clock.now() ? before : state.open.closesAt;
      await clock.sleep(Math.max(1, Math.min(LONGEST_WAIT_MS, next - clock.now())), stopping).catch(() => undefined);
    }
    running.delete(key);
  }
  function ensureRunning(key: string): void {
    if (running.has(key)) return;
    running.add(key);
    void run(key);
  }

  return {
    id: 'draws',
    oneRoundAtATime: false,
    game({ vendor, code, name }): DrawsInfo {
      const { board } = drawPlanOf(vendor, code);
      return { code, name: name ?? titleOf(code), engine: 'draws', vendor, vendorName: vendorByCode(vendor)?.name ?? null, board, rtp: percent(bestTicketReturn(drawModelOf(board))) };
    },
    stakes: stakesOf,
    open(session, { stake, choice }) {
      const read = choiceSchema.safeParse(choice);
      if (!read.success) throw new ProblemError('INVALID_REQUEST', z.prettifyError(read.error));
      const key = keyOf(session);
      const { vendor, code, plan, model } = gameOf(key);
      const { numbers, issue } = read.data;
      if (!isTicketChoice(model, numbers)) throw new ProblemError('INVALID_REQUEST', 'no such ticket');
      if (!stakesOf(session).includes(stake)) throw new ProblemError('STAKE_REFUSED');
      if (store.playerUndecided(session, key).length >= MOST_WAITING) throw new ProblemError('TOO_MANY_BETS');
      const number = openDrawAt(plan, clock.now());
      const open = issueOf(plan, number);
      if (issue !== undefined && issue !== open) throw new ProblemError('BETS_CLOSED');
      ensureRunning(key);
      return { stake, model: model.code, choice: { numbers, issue: open, commitment: book.commitmentOf(vendor, code, number) } satisfies DrawChoice, win: null, outcome: null, table: { key, number } };
    },
    detail({ model, choice, outcome }) {
      return { model, ...(choice as DrawChoice), ...(outcome as DrawOutcome) };
    },
    subscribe(session) {
      const key = keyOf(session);
      // Includes waiting bets of the player's earlier sessions.
      const bets = store.playerBets(session, 'draws', BETS_SHOWN, key);
      const waiting = store.playerUndecided(session, key);
      return {
        topics: [key, ...new Set([session.idHash, ...waiting.map(({ sessionHash }) => sessionHash)].map(sessionTopic))],
        snapshot() {
          ensureRunning(key);
          return [{ type: 'draws', draws: stateOf(key) }, ...bets.map((round) => ({ type: 'round', round: roundView(round) }) as const)];
        },
      };
    },
    resume() {
      for (const key of new Set(store.undecidedRounds('draws').flatMap(({ table }) => table ?? []))) ensureRunning(key);
    },
  };
};
