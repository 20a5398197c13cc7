import './wheel.css';
import { segmentsOf, wheelByCode } from '../../../maths/wheel.ts';
import type { TableState } from '../../../shared/table.ts';
import type { WheelInfo, WheelResult } from '../../../shared/wheel.ts';
import { ApiProblem } from '../../api.ts';
import { el } from '../../dom.ts';
import type { GameContext } from '../../game-context.ts';
import { createSpotTable } from '../../play/spot-table.ts';
import type { SpotTable } from '../../play/spot-table.ts';
import { picture } from '../../svg.ts';
import { artOf } from './art.ts';
import { createOdds } from './odds.ts';
import { createSpots, spotName } from './spots.ts';
import { t } from './texts/texts.ts';
import { createWheelView } from './wheel-view.ts';

/** How long the wheel turns during the reveal, in milliseconds. */
const TURN_MS = 6200;

/** Mounts a wheel. */
export async function mount(context: GameContext): Promise<string> {
  await t.load();
  const { money, session } = context;
  const info = session.game as WheelInfo;
  const model = wheelByCode(info.model);
  if (model === undefined) throw new ApiProblem('INVALID_REQUEST');
  context.root.dataset['vendor'] = info.vendor;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const view = createWheelView(segmentsOf(model));
  const last = el('ol', { class: 'last', 'aria-label': t('last') });
  const crowd = el('p', { class: 'crowd' });

  const spots = createSpots(model, money, (spot) => table.press(spot));
  const showResult = (state: TableState<WheelResult>): void => {
    if (state.result === null) return;
    const { spot } = state.result;
    const { hud, slip, won } = table;
    view.showSpot(spot);
    spots.highlight(spot ?? 'blank');
    if (won > 0n) hud.sound.win(Number(won / (slip.totalPlaced() || 1n)));
    const text = slip.totalPlaced() === 0n ? t('stopped', { spot: spotName(spot) }) : won > 0n ? t('won', { spot: spotName(spot), amount: money.full(won) }) : t('lost', { spot: spotName(spot) });
    hud.setWin(won);
    hud.ticker(text);
    hud.announce(text);
  };
  const table: SpotTable = createSpotTable<WheelResult>(context, {
    t,
    main: [el('div', { class: 'wheel-side' }, view.element), el('div', { class: 'spot-side' }, last, spots.element, crowd)],
    crowd,
    board: spots,
    spotName,
    openOdds: createOdds(context, model, () => table.clock.state),
    noteOf: (round) => (round.outcome === null ? null : spotName((round.outcome as WheelResult).spot)),
    numberKeys: model.spots.map((_, index) => () => spots.element.querySelectorAll('button')[index]?.click()),
    onSecond(left, phase) {
      const { clock } = table;
      if (phase === 'betting') view.centre(t('bets'), String(left));
      else if (phase === 'closing') view.centre(t('closed'), '');
      view.time(phase === 'betting' && clock.state !== null ? clock.left() / clock.state.timing.bettingMs : 0);
    },
    onNewRound: () => spots.highlight(null),
    onState: (state) =>
      last.replaceChildren(...state.past.slice(0, 12).map(({ result }) => el('li', { 'aria-label': spotName(result.spot) }, picture('0 0 100 100', artOf(result.spot).drawing, 'last-picture')))),
    onReveal(state) {
      if (state.result === null) return;
      const { clock, hud } = table;
      view.centre(t('turning'), '');
      hud.ticker(t('turning'));
      hud.sound.spin();
      view.turn(state.result.segment, TURN_MS, clock.elapsed(), still.matches);
    },
    onPause(state) {
      if (state.result !== null) view.turn(state.result.segment, 0, 0, true);
    },
    onResult: showResult,
  });
  return table.listen();
}
