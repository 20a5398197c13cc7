import type { RoundView } from '../../shared/protocol.ts';
import type { TablePhase, SpotChoice, TableState } from '../../shared/table.ts';
import type { GameContext } from '../game-context.ts';
import { createTableHud, primaryButton, quietButton } from '../hud/table-hud.ts';
import type { TableHud } from '../hud/table-hud.ts';
import type { TextValues } from '../texts/texts.ts';
import { createBetSlip } from './bet-slip.ts';
import type { BetSlip } from './bet-slip.ts';
import { createTableClock } from './table-clock.ts';
import type { TableClock } from './table-clock.ts';
import { createTickets } from './tickets.ts';

/** Keys of the texts that every spot table has in its own catalogue. */
export type SpotTextKey =
  | 'main' | 'odds' | 'clear' | 'repeat' | 'place' | 'placeAmount' | 'added' | 'inHand' | 'placed' | 'chooseSpot' | 'betPlaced' | 'returned'
  | 'players' | 'closed' | 'offlineNow' | 'ready';

/** The engine-specific parts of a spot table. */
export interface SpotTableView<Result> {
  readonly t: (key: SpotTextKey, values?: TextValues) => string;
  readonly main: readonly HTMLElement[];
  /** Element for the number of players. */
  readonly crowd: Element;
  readonly board: {
    show(placed: ReadonlyMap<string, bigint>, inHand: ReadonlyMap<string, bigint>): void;
    setOpen(open: boolean): void;
  };
  readonly spotName: (spot: string) => string;
  readonly openOdds: () => void;
  readonly stakeLabel?: string;
  stakeChanged?(stake: bigint): void;
  noteOf(round: RoundView): string | null;
  /** Actions of the number keys, from 1 on. */
  readonly numberKeys: readonly (() => void)[];
  /** Called when the number of seconds left changes. */
  onSecond(left: number, phase: TablePhase): void;
  onNewRound(): void;
  /** Called with every new state, also after `onNewRound`. */
  onState(state: TableState<Result>): void;
  onReveal(state: TableState<Result>): void;
  /** The round is over; called before `onResult`, to stop animations. */
  onPause?(state: TableState<Result>): void;
  /** Shows the result; called again when more prizes become known. */
  onResult(state: TableState<Result>): void;
}

export interface SpotTable {
  readonly hud: TableHud;
  readonly clock: TableClock;
  readonly slip: BetSlip;
  /** The prizes of the player's bets in this round so far, in minor units. */
  readonly won: bigint;
  /** Adds the chosen stake to a spot, unplaced. */
  press(spot: string): void;
  /** Subscribes to the table; resolves with the text that screen readers announce. */
  listen(): Promise<string>;
}

/** Creates a table with bets on spots in shared rounds: bets are collected on the slip, placed together, and shown until they are paid. */
export function createSpotTable<Result>(context: GameContext, view: SpotTableView<Result>): SpotTable {
  const { money, session, root } = context;
  const { t } = view;
  const slip = createBetSlip();
  let won = 0n;

  const placeButton = primaryButton(t('place'), () => void place());
  const clear = (): void => {
    slip.clear();
    refresh();
  };
  const repeat = (): void => {
    if (isOpen()) slip.repeat();
    refresh();
  };
  const hud = createTableHud(context, {
    main: view.main,
    mainLabel: t('main'),
    actions: [quietButton('close', t('clear'), clear), placeButton, quietButton('spin', t('repeat'), repeat)],
    oddsLabel: t('odds'),
    ...(view.stakeLabel === undefined ? {} : { stakeLabel: view.stakeLabel }),
    openOdds: view.openOdds,
    stakeChanged: (stake) => view.stakeChanged?.(stake),
    noteOf: (round) => view.noteOf(round),
    keys: {
      ' ': () => void place(),
      enter: () => void place(),
      backspace: clear,
      r: repeat,
      ...Object.fromEntries(view.numberKeys.map((press, index) => [String(index + 1), press])),
    },
  });
  const clock = createTableClock((left, phase) => view.onSecond(left, phase));
  const isOpen = (): boolean => clock.state?.phase === 'betting' && clock.left() > 300;

  function refresh(): void {
    const open = isOpen();
    const hand = slip.total();
    view.board.show(slip.placed, slip.unplaced);
    view.board.setOpen(open);
    placeButton.textContent = hand === 0n ? t('place') : t('placeAmount', { amount: money.full(hand) });
    placeButton.setAttribute('aria-disabled', String(!open || hand === 0n));
    const placed = slip.totalPlaced();
    if (clock.state?.phase === 'betting') hud.ticker(hand > 0n ? t('inHand', { amount: money.full(hand) }) : placed > 0n ? t('placed', { amount: money.full(placed) }) : t('chooseSpot'));
  }

  async function place(): Promise<void> {
    if (!isOpen() || slip.total() === 0n) return;
    const asked = slip.take();
    refresh();
    const round = await tickets.place(asked.stake, asked.choice);
    if (round === null) slip.restore(asked.choice);
    else {
      hud.sound.reelStop(1);
      hud.announce(t('betPlaced', { amount: money.full(asked.stake) }));
    }
    refresh();
  }

  function note(round: RoundView, fresh: boolean): void {
    if (round.status === 'returned' && fresh) hud.ticker(t('returned'));
    if (round.tableRound !== clock.state?.number) return;
    slip.recordTicket(round.roundId, round.status === 'returned' || round.status === 'refused' ? null : (round.choice as SpotChoice));
    if (round.status === 'settling' || round.status === 'settled') {
      won = slip.recordWin(round.roundId, BigInt(round.win));
      if (clock.state.phase === 'pause') view.onResult(clock.state as TableState<Result>);
    }
    refresh();
  }

  const tickets = createTickets(context, {
    balance: hud.setBalance,
    round: note,
    showText: hud.ticker,
    online(on) {
      root.toggleAttribute('data-offline', !on);
      if (!on) hud.ticker(t('offlineNow'));
    },
    table(next, receivedAt) {
      const state = next as TableState<Result>;
      const before = clock.state;
      clock.sync(state, receivedAt);
      if (before?.number !== state.number) {
        slip.newRound();
        won = 0n;
        view.onNewRound();
        if (state.phase === 'betting') hud.setWin(0n);
      }
      view.onState(state);
      view.crowd.textContent = t('players', { count: Math.max(1, state.players) });
      if (state.phase !== 'betting') slip.clear();
      if (state.phase === 'closing') {
        hud.ticker(t('closed'));
        hud.announce(t('closed'));
      } else if (state.phase === 'reveal') view.onReveal(state);
      else if (state.phase === 'pause') {
        view.onPause?.(state);
        view.onResult(state);
      }
      refresh();
    },
  });

  return {
    hud,
    clock,
    slip,
    get won() {
      return won;
    },
    press(spot) {
      if (!isOpen()) return;
      slip.add(spot, hud.stake);
      hud.sound.click();
      hud.announce(t('added', { amount: money.full(slip.unplaced.get(spot) ?? 0n), spot: view.spotName(spot) }));
      refresh();
    },
    async listen() {
      await tickets.subscribe();
      refresh();
      return t('ready', { name: session.game.name, balance: money.full(tickets.balance) });
    },
  };
}
