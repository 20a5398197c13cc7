import './wheel.css';
import { segmentsOf, wheelByCode } from '../../../maths/wheel.ts';
import type { RoundView } from '../../../shared/protocol.ts';
import type { TableState } from '../../../shared/table.ts';
import type { WheelChoice, WheelInfo, WheelResult } from '../../../shared/wheel.ts';
import { ApiProblem } from '../../api.ts';
import { el } from '../../dom.ts';
import type { Shell } from '../../engine.ts';
import { createTableHud, primaryButton, quietButton } from '../../hud/table-hud.ts';
import { createTableClock } from '../../play/table-clock.ts';
import { createTickets } from '../../play/tickets.ts';
import { picture } from '../../svg.ts';
import { artOf } from './art.ts';
import { createOdds } from './odds.ts';
import { createSlip } from './slip.ts';
import { createSpots, spotName } from './spots.ts';
import { t } from './texts/texts.ts';
import { createWheelView } from './wheel-view.ts';

/** Of the reveal, how long the wheel turns. */
const TURN_MS = 6200;

/** Builds a wheel into the page. */
export async function begin(shell: Shell): Promise<string> {
  await t.load();
  const { money, session } = shell;
  const info = session.game as WheelInfo;
  const model = wheelByCode(info.model);
  if (model === undefined) throw new ApiProblem('INVALID_REQUEST');
  shell.root.dataset['vendor'] = info.vendor;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const view = createWheelView(segmentsOf(model));
  const last = el('ol', { class: 'last', 'aria-label': t('last') });
  const crowd = el('p', { class: 'crowd' });

  const slip = createSlip();
  const spots = createSpots(model, money, (spot) => {
    if (!isOpen()) return;
    slip.add(spot, hud.stake);
    hud.sound.click();
    hud.announce(t('added', { amount: money.full(slip.inHand.get(spot) ?? 0n), spot: spotName(spot) }));
    refresh();
  });
  const openOdds = createOdds(shell, model, () => clock.state);
  const placeButton = primaryButton(t('place'), () => void place());
  const clear = (): void => {
    slip.clear();
    refresh();
  };
  const repeat = (): void => {
    if (isOpen()) slip.repeat();
    refresh();
  };
  const hud = createTableHud(shell, {
    main: [el('div', { class: 'wheel-side' }, view.element), el('div', { class: 'spot-side' }, last, spots.element, crowd)],
    mainLabel: t('main'),
    actions: [quietButton('close', t('clear'), clear), placeButton, quietButton('spin', t('repeat'), repeat)],
    oddsLabel: t('odds'),
    openOdds,
    stakeChanged: () => undefined,
    noteOf: (round) => (round.outcome === null ? null : spotName((round.outcome as WheelResult).spot)),
    keys: {
      ' ': () => void place(),
      enter: () => void place(),
      backspace: clear,
      r: repeat,
      ...Object.fromEntries(model.spots.map((_, index) => [String(index + 1), () => spots.element.querySelectorAll('button')[index]?.click()])),
    },
  });
  const clock = createTableClock((left, phase) => {
    if (phase === 'betting') view.centre(t('bets'), String(left));
    else if (phase === 'closing') view.centre(t('closed'), '');
    view.time(phase === 'betting' && clock.state !== null ? clock.left() / clock.state.timing.bettingMs : 0);
  });
  const isOpen = (): boolean => clock.state?.phase === 'betting' && clock.left() > 300;

  const refresh = (): void => {
    const open = isOpen();
    const hand = slip.total();
    spots.show(slip.placed, slip.inHand);
    spots.setOpen(open);
    placeButton.textContent = hand === 0n ? t('place') : t('placeAmount', { amount: money.full(hand) });
    placeButton.setAttribute('aria-disabled', String(!open || hand === 0n));
    const placed = slip.totalPlaced();
    if (clock.state?.phase === 'betting') hud.ticker(hand > 0n ? t('inHand', { amount: money.full(hand) }) : placed > 0n ? t('placed', { amount: money.full(placed) }) : t('chooseSpot'));
  };

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

  let won = 0n;
  const showResult = (state: TableState<WheelResult>): void => {
    if (state.result === null) return;
    const { spot } = state.result;
    view.showSpot(spot);
    spots.light(spot ?? 'blank');
    if (won > 0n) hud.sound.win(Number(won / (slip.totalPlaced() || 1n)));
    const text = slip.totalPlaced() === 0n ? t('stopped', { spot: spotName(spot) }) : won > 0n ? t('won', { spot: spotName(spot), amount: money.full(won) }) : t('lost', { spot: spotName(spot) });
    hud.setWin(won);
    hud.ticker(text);
    hud.announce(text);
  };
  const note = (round: RoundView, fresh: boolean): void => {
    if (round.status === 'returned' && fresh) hud.ticker(t('returned'));
    if (round.tableRound !== clock.state?.number) return;
    slip.note(round.roundId, round.status === 'returned' || round.status === 'refused' ? null : (round.choice as WheelChoice));
    if (round.status === 'settling' || round.status === 'settled') {
      won = slip.winOf(round.roundId, BigInt(round.win));
      if (clock.state.phase === 'pause') showResult(clock.state as TableState<WheelResult>);
    }
    refresh();
  };

  const tickets = createTickets(shell, {
    balance: hud.setBalance,
    round: note,
    say: hud.ticker,
    online(on) {
      shell.root.toggleAttribute('data-offline', !on);
      if (!on) hud.ticker(t('offlineNow'));
    },
    table(next, receivedAt) {
      const state = next as TableState<WheelResult>;
      const before = clock.state;
      clock.take(state, receivedAt);
      if (before?.number !== state.number) {
        slip.newRound();
        won = 0n;
        spots.light(null);
        if (state.phase === 'betting') hud.setWin(0n);
      }
      last.replaceChildren(...state.past.slice(0, 12).map(({ result }) => el('li', { 'aria-label': spotName(result.spot) }, picture('0 0 100 100', artOf(result.spot).drawing, 'last-picture'))));
      crowd.textContent = t('players', { count: Math.max(1, state.players) });
      if (state.phase !== 'betting') slip.clear();
      if (state.phase === 'closing') {
        hud.ticker(t('closed'));
        hud.announce(t('closed'));
      } else if (state.phase === 'reveal' && state.result !== null) {
        view.centre(t('turning'), '');
        hud.ticker(t('turning'));
        hud.sound.spin();
        view.turn(state.result.segment, TURN_MS, clock.elapsed(), still.matches);
      } else if (state.phase === 'pause' && state.result !== null) {
        view.turn(state.result.segment, 0, 0, true);
        showResult(state);
      }
      refresh();
    },
  });
  await tickets.listen();
  refresh();
  return t('ready', { name: info.name, balance: money.full(tickets.balance) });
}
