import type { RoundView } from '../../shared/protocol.ts';
import type { BoardState } from '../../shared/events.ts';
import type { ServerEvent, TableState } from '../../shared/table.ts';
import { ApiProblem } from '../api.ts';
import type { PageProblem } from '../api.ts';
import type { GameContext } from '../game-context.ts';
import { openEvents } from '../events.ts';
import { ENDS_SESSION, showProblem } from '../hud/problem.ts';
import { t } from '../texts/texts.ts';
import { newSpinId } from './pending.ts';
import { callRound } from './round-call.ts';

/** What a game with bets on a clock hears. */
export interface TicketListener {
  balance(minor: bigint): void;
  /** A bet of this session is new or has moved on. `fresh` is false for those found when the page opened. */
  round(round: RoundView, fresh: boolean): void;
  table?(state: TableState, receivedAt: number): void;
  board?(state: BoardState, receivedAt: number): void;
  pot?(minor: bigint): void;
  offer?(commit: string): void;
  online(on: boolean): void;
  /** A line of text for everybody. */
  say(text: string): void;
}

/** Places bets whose results come later, and keeps balance and portal informed. */
export interface Tickets {
  readonly balance: bigint;
  /**
   * Places a bet; answers it once the stake is confirmed, or null when it was not placed, which has been explained. `refused` may
   * explain a refusal in its own way, and answers whether it did.
   */
  place(stake: bigint, choice: unknown, refused?: (problem: ApiProblem) => boolean): Promise<RoundView | null>;
  /** Takes notice of a round that was heard otherwise, as the answer to a move. */
  take(round: RoundView): void;
  /** Begins to hear; resolves with the first state. */
  listen(): Promise<void>;
}

const OVER: ReadonlySet<RoundView['status']> = new Set(['settled', 'returned', 'refused']);

/** The desk of one session. */
export function createTickets({ session, api, parent }: GameContext, listener: TicketListener): Tickets {
  let balance = BigInt(session.balance);
  const seen = new Map<string, RoundView['status']>();
  /** Keys of the rounds this page asked for. */
  const own = new Set<string>();

  /** How often rounds of this page have brought a balance. */
  let moves = 0;
  const setBalance = (minor: bigint): void => {
    if (minor === balance) return;
    balance = minor;
    listener.balance(minor);
    parent.tell({ event: 'balance-changed', balance: minor.toString(), currency: session.currency, exponent: session.exponent });
  };

  let asking = false;
  let stale = false;
  /** Asks for the balance, and again where it has moved meanwhile: the answer may be older than that. */
  async function rereadBalance(): Promise<void> {
    stale = true;
    if (asking) return;
    asking = true;
    while (stale) {
      stale = false;
      const before = moves;
      const view = await api.session().catch(() => null);
      if (moves !== before) stale = true;
      else if (view !== null) setBalance(BigInt(view.balance));
    }
    asking = false;
  }
  const roundBrings = (balance: string | null): void => {
    if (balance === null) return;
    moves += 1;
    setBalance(BigInt(balance));
  };

  /** Takes notice of a bet; the same news may come twice, as an answer and as a push. */
  function note(round: RoundView): void {
    const before = seen.get(round.roundId);
    if (before === round.status || (before !== undefined && OVER.has(before))) return;
    seen.set(round.roundId, round.status);
    const fresh = before !== undefined || own.has(round.spinId);
    const begun = round.status === 'running' || round.status === 'settling' || round.status === 'settled';
    if ((before === undefined || before === 'pending') && begun && fresh) {
      parent.tell({ event: 'round-started', roundId: round.roundId, stake: round.stake });
      roundBrings(round.balanceAfterStake);
    }
    if (OVER.has(round.status) && fresh) {
      roundBrings(round.balance);
      if (round.status === 'settled' || before === 'running') parent.tell({ event: 'round-ended', roundId: round.roundId, win: round.status === 'returned' ? round.stake : round.win });
    }
    listener.round(round, fresh);
  }

  function explain(code: PageProblem, text?: string): void {
    const over = ENDS_SESSION.has(code);
    if (code === 'SESSION_LOST') parent.tell({ event: 'session-lost' });
    const exit = parent.present && (over || code === 'INSUFFICIENT_FUNDS') ? () => parent.tell({ event: 'request-exit' }) : undefined;
    showProblem(code, { exit, dismiss: !over }, text);
  }

  return {
    get balance() {
      return balance;
    },
    async place(stake, choice, refused = () => false) {
      if (stake > balance) {
        explain('INSUFFICIENT_FUNDS');
        return null;
      }
      try {
        const spinId = newSpinId();
        own.add(spinId);
        const round = await callRound(api, { spinId, stake: stake.toString(), choice }, {
          offline: () => listener.say(t('offline')),
          checking: () => listener.say(t('checking')),
        });
        note(round);
        if (round.status !== 'refused' && round.status !== 'returned') return round;
        explain(round.problem ?? 'WALLET_DOWN', round.status === 'returned' && round.problem === 'WALLET_DOWN' ? t('stakeReturned') : undefined);
      } catch (fault) {
        if (!(fault instanceof ApiProblem)) explain('NETWORK');
        else if (!refused(fault)) explain(fault.code);
      }
      return null;
    },
    take: note,
    listen() {
      return new Promise((resolve) => {
        openEvents(api.sessionId, {
          online(on) {
            listener.online(on);
            // What happened meanwhile shows in the balance; also what did since the page was opened.
            if (on) void rereadBalance();
            if (on) setTimeout(resolve, 800);
          },
          event(event: ServerEvent) {
            if (event.type === 'round') note(event.round);
            else if (event.type === 'pot') listener.pot?.(BigInt(event.pot));
            else if (event.type === 'offer') listener.offer?.(event.commit);
            else if (event.type === 'moved') void rereadBalance();
            else if (event.type === 'board') listener.board?.(event.board, performance.now());
            else listener.table?.(event.table, performance.now());
            resolve();
          },
        });
        setTimeout(resolve, 4000);
      });
    },
  };
}
