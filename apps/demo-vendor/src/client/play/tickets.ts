import type { RoundView } from '../../shared/protocol.ts';
import type { BoardState } from '../../shared/events.ts';
import type { DrawsState } from '../../shared/draws.ts';
import type { ServerEvent, TableState } from '../../shared/table.ts';
import { ApiProblem } from '../api.ts';
import type { PageProblem } from '../api.ts';
import type { GameContext } from '../game-context.ts';
import { openEventStream } from '../event-stream.ts';
import { ENDS_SESSION, showProblem } from '../hud/problem-dialog.ts';
import { t } from '../texts/texts.ts';
import { newSpinId } from './pending-round.ts';
import { callRound } from './round-call.ts';

/** Callbacks of a game with bets. */
export interface TicketListener {
  balance(minor: bigint): void;
  /** A round is new or has a new status. `fresh` is false for rounds that existed when the page opened. */
  round(round: RoundView, fresh: boolean): void;
  table?(state: TableState, receivedAt: number): void;
  board?(state: BoardState, receivedAt: number): void;
  draws?(state: DrawsState, receivedAt: number): void;
  pot?(minor: bigint): void;
  offer?(commit: string): void;
  online(on: boolean): void;
  /** Shows a line of text. */
  showText(text: string): void;
}

/** Places bets, follows their rounds, and reports balance and rounds to the portal. */
export interface Tickets {
  readonly balance: bigint;
  /**
   * Places a bet. Resolves with its round once the stake is confirmed, or with null when it was not placed and a dialog has
   * explained why. `refused` may explain a refusal instead and returns whether it did.
   */
  place(stake: bigint, choice: unknown, refused?: (problem: ApiProblem) => boolean): Promise<RoundView | null>;
  /** Processes a round from another source, such as the answer to a move. */
  noteRound(round: RoundView): void;
  /** Subscribes to the server's events; resolves with the first state. */
  subscribe(): Promise<void>;
}

const OVER: ReadonlySet<RoundView['status']> = new Set(['settled', 'returned', 'refused']);

/** Creates the tickets of a session. */
export function createTickets({ session, api, portal }: GameContext, listener: TicketListener): Tickets {
  let balance = BigInt(session.balance);
  const seen = new Map<string, RoundView['status']>();
  /** Ids of the rounds that this page requested. */
  const own = new Set<string>();

  /** Counts balances that rounds of this page have brought, to detect outdated answers. */
  let balanceVersion = 0;
  const setBalance = (minor: bigint): void => {
    if (minor === balance) return;
    balance = minor;
    listener.balance(minor);
    portal.post({ event: 'balance-changed', balance: minor.toString(), currency: session.currency, exponent: session.exponent });
  };

  let asking = false;
  let stale = false;
  /** Requests the balance, again when a round has changed it meanwhile, because the answer may be outdated. */
  async function rereadBalance(): Promise<void> {
    stale = true;
    if (asking) return;
    asking = true;
    while (stale) {
      stale = false;
      const before = balanceVersion;
      const view = await api.session().catch(() => null);
      if (balanceVersion !== before) stale = true;
      else if (view !== null) setBalance(BigInt(view.balance));
    }
    asking = false;
  }
  const roundBrings = (balance: string | null): void => {
    if (balance === null) return;
    balanceVersion += 1;
    setBalance(BigInt(balance));
  };

  /** Processes a round; the same status may arrive twice, as an answer and as an event. */
  function note(round: RoundView): void {
    const before = seen.get(round.roundId);
    if (before === round.status || (before !== undefined && OVER.has(before))) return;
    seen.set(round.roundId, round.status);
    const fresh = before !== undefined || own.has(round.spinId);
    const started = round.status === 'running' || round.status === 'settling' || round.status === 'settled';
    if ((before === undefined || before === 'pending') && started && fresh) {
      portal.post({ event: 'round-started', roundId: round.roundId, stake: round.stake });
      roundBrings(round.balanceAfterStake);
    }
    if (OVER.has(round.status) && fresh) {
      roundBrings(round.balance);
      if (round.status === 'settled' || before === 'running') portal.post({ event: 'round-ended', roundId: round.roundId, win: round.status === 'returned' ? round.stake : round.win });
    }
    listener.round(round, fresh);
  }

  function explain(code: PageProblem, text?: string): void {
    const over = ENDS_SESSION.has(code);
    if (code === 'SESSION_LOST') portal.post({ event: 'session-lost' });
    const exit = portal.present && (over || code === 'INSUFFICIENT_FUNDS') ? () => portal.post({ event: 'request-exit' }) : undefined;
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
          offline: () => listener.showText(t('offline')),
          checking: () => listener.showText(t('checking')),
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
    noteRound: note,
    subscribe() {
      return new Promise((resolve) => {
        openEventStream(api.sessionId, {
          online(on) {
            listener.online(on);
            // The balance may have changed while the stream was closed, also before it was first opened.
            if (on) void rereadBalance();
            if (on) setTimeout(resolve, 800);
          },
          event(event: ServerEvent) {
            if (event.type === 'round') note(event.round);
            else if (event.type === 'pot') listener.pot?.(BigInt(event.pot));
            else if (event.type === 'offer') listener.offer?.(event.commit);
            else if (event.type === 'moved') void rereadBalance();
            else if (event.type === 'draws') listener.draws?.(event.draws, performance.now());
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
