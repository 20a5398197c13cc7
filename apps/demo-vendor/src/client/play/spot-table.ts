import type { RoundView } from '../../shared/protocol.ts';
import type { TablePhase, SpotChoice, TableState } from '../../shared/table.ts';
import type { GameContext } from '../game-context.ts';
import { createTableHud, primaryButton, quietButton } from '../hud/table-hud.ts';
import type { TableHud } from '../hud/table-hud.ts';
import type { TextValues } from '../texts/texts.ts';
import { createSlip } from './slip.ts';
import type { Slip } from './slip.ts';
import { createTableClock } from './table-clock.ts';
import type { TableClock } from './table-clock.ts';
import { createTickets } from './tickets.ts';

/** What every table of spots says, each in words of its own. */
export type SpotTextKey =
  | 'main' | 'odds' | 'clear' | 'repeat' | 'place' | 'placeAmount' | 'added' | 'inHand' | 'placed' | 'chooseSpot' | 'betPlaced' | 'returned'
  | 'players' | 'closed' | 'offlineNow' | 'ready';

/** What an engine puts on the page around bets on spots. */
export interface SpotTableView<Result> {
  readonly t: (key: SpotTextKey, values?: TextValues) => string;
  readonly main: readonly HTMLElement[];
  /** Where it stands how many play. */
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
  /** What the number keys do, from 1 on. */
  readonly digits: readonly (() => void)[];
  /** Another second is left. */
  second(left: number, phase: TablePhase): void;
  /** A new round has begun. */
  newRound(): void;
  /** The table has moved on; also after `newRound`. */
  heard(state: TableState<Result>): void;
  reveal(state: TableState<Result>): void;
  /** The round is over: what moved stands still, before its result is told. */
  pause?(state: TableState<Result>): void;
  /** Tells how the round ended; again as more of what it paid becomes known. */
  result(state: TableState<Result>): void;
}

/** A table of spots that is played. */
export interface SpotTable {
  readonly hud: TableHud;
  readonly clock: TableClock;
  readonly slip: Slip;
  /** What the player's bets of this round have paid so far, in minor units. */
  readonly won: bigint;
  /** Puts the chosen stake on a spot, in the hand. */
  press(spot: string): void;
  /** Begins to hear; resolves with what screen readers are told first. */
  listen(): Promise<string>;
}

/** Bets on spots of a table whose rounds all players share: gathered in the hand, placed together, shown until they are paid. */
export function createSpotTable<Result>(context: GameContext, view: SpotTableView<Result>): SpotTable {
  const { money, session, root } = context;
  const { t } = view;
  const slip = createSlip();
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
      ...Object.fromEntries(view.digits.map((press, index) => [String(index + 1), press])),
    },
  });
  const clock = createTableClock((left, phase) => view.second(left, phase));
  const isOpen = (): boolean => clock.state?.phase === 'betting' && clock.left() > 300;

  function refresh(): void {
    const open = isOpen();
    const hand = slip.total();
    view.board.show(slip.placed, slip.inHand);
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
    if (round === null) slip.giveBack(asked.choice);
    else {
      hud.sound.reelStop(1);
      hud.announce(t('betPlaced', { amount: money.full(asked.stake) }));
    }
    refresh();
  }

  function note(round: RoundView, fresh: boolean): void {
    if (round.status === 'returned' && fresh) hud.ticker(t('returned'));
    if (round.tableRound !== clock.state?.number) return;
    slip.note(round.roundId, round.status === 'returned' || round.status === 'refused' ? null : (round.choice as SpotChoice));
    if (round.status === 'settling' || round.status === 'settled') {
      won = slip.winOf(round.roundId, BigInt(round.win));
      if (clock.state.phase === 'pause') view.result(clock.state as TableState<Result>);
    }
    refresh();
  }

  const tickets = createTickets(context, {
    balance: hud.setBalance,
    round: note,
    say: hud.ticker,
    online(on) {
      root.toggleAttribute('data-offline', !on);
      if (!on) hud.ticker(t('offlineNow'));
    },
    table(next, receivedAt) {
      const state = next as TableState<Result>;
      const before = clock.state;
      clock.take(state, receivedAt);
      if (before?.number !== state.number) {
        slip.newRound();
        won = 0n;
        view.newRound();
        if (state.phase === 'betting') hud.setWin(0n);
      }
      view.heard(state);
      view.crowd.textContent = t('players', { count: Math.max(1, state.players) });
      if (state.phase !== 'betting') slip.clear();
      if (state.phase === 'closing') {
        hud.ticker(t('closed'));
        hud.announce(t('closed'));
      } else if (state.phase === 'reveal') view.reveal(state);
      else if (state.phase === 'pause') {
        view.pause?.(state);
        view.result(state);
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
      hud.announce(t('added', { amount: money.full(slip.inHand.get(spot) ?? 0n), spot: view.spotName(spot) }));
      refresh();
    },
    async listen() {
      await tickets.listen();
      refresh();
      return t('ready', { name: session.game.name, balance: money.full(tickets.balance) });
    },
  };
}
