import './live.css';
import './board.css';
import './roads.css';
import { liveModel, liveTimingOf } from '../../../shared/live.ts';
import type { LiveInfo, LiveResult } from '../../../shared/live.ts';
import type { TableState } from '../../../shared/table.ts';
import { el } from '../../dom.ts';
import type { GameContext } from '../../game-context.ts';
import { tabStorage } from '../../browser-storage.ts';
import { createSpotTable } from '../../play/spot-table.ts';
import type { SpotTable } from '../../play/spot-table.ts';
import { createBoard } from './board.ts';
import { createCountdown } from './countdown.ts';
import { resultText, spotName } from './labels.ts';
import { createOdds } from './odds.ts';
import { createChipRail } from './chip-rail.ts';
import { createPast, createScene, NUMBER_KEY_SPOTS } from './table-parts.ts';
import { t } from './texts/texts.ts';

/** Interval of the reveal's animation, in milliseconds. */
const STEP_MS = 90;

/** Mounts a live table. */
export async function mount(context: GameContext): Promise<string> {
  await t.load();
  const { money, session, root } = context;
  const info = session.game as LiveInfo;
  const { table: kind } = info;
  const model = liveModel(kind);
  const timing = liveTimingOf(info.code);
  root.dataset['vendor'] = info.vendor;
  root.dataset['table'] = kind;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const countdown = createCountdown();
  const scene = createScene(kind, countdown.element, timing);
  const past = createPast(kind, info.shoeRounds);
  const crowd = el('p', { class: 'crowd' });
  const board = createBoard(model, money, (spot) => table.press(spot));
  const keyed = NUMBER_KEY_SPOTS[kind];
  const rail = createChipRail(session.stakes.map(BigInt), money, (chip) => table.hud.choose(chip));
  // The default stake may be the sum of several chips, so the selected chip is stored separately.
  const chipKey = `livery-game:chip:${context.address.merchant}:${info.code}`;
  const chip = tabStorage.get(chipKey);
  const opened = chip !== null && session.stakes.includes(chip) ? { ...session, defaultStake: chip } : session;

  const show = (): void => {
    const { clock } = table;
    const state = clock.state as TableState<LiveResult> | null;
    if (state?.result == null) return;
    const share = state.phase === 'pause' ? 1 : Math.min(0.999, clock.elapsed() / state.timing.revealMs);
    scene.show(state.result, share, still.matches);
  };

  let announced = '';
  const table: SpotTable = createSpotTable<LiveResult>({ ...context, session: opened }, {
    t,
    main: [scene.element, board.element, past.element, crowd, rail.element],
    crowd,
    board,
    spotName,
    openOdds: createOdds(context, model, () => table.clock.state, keyed),
    stakeLabel: t('chip'),
    stakeChanged(stake) {
      rail.show(stake);
      tabStorage.set(chipKey, stake.toString());
    },
    noteOf: (round) => (round.outcome === null ? null : resultText(kind, round.outcome as LiveResult)),
    numberKeys: keyed.map((spot) => () => board.press(spot)),
    onSecond(left, phase) {
      const { clock, hud } = table;
      if (phase === 'betting') countdown.setText(t('bets'), String(left));
      else countdown.setText(phase === 'closing' ? t('closed') : phase === 'reveal' ? t(`show.${kind}`) : t('soon'), phase === 'pause' ? String(left) : '');
      countdown.setRemaining(phase === 'betting' && clock.state !== null ? clock.left() / clock.state.timing.bettingMs : 0);
      if (phase === 'betting' && left <= 3) hud.sound.count(left / 3);
    },
    onNewRound() {
      announced = '';
      board.highlight(null);
      scene.clear();
    },
    onState(state) {
      past.show(state);
      root.dataset['phase'] = state.phase;
    },
    onReveal() {
      table.hud.ticker(t(`show.${kind}`));
      table.hud.sound.spin();
      show();
    },
    onResult({ result }) {
      if (result === null) return;
      show();
      const { hud, slip, won } = table;
      board.highlight(model.spots.filter(({ id }) => { const { num, den } = model.returnFor(id, result); return num > den; }).map(({ id }) => id));
      const words = resultText(kind, result);
      const placed = slip.totalPlaced();
      const text = placed === 0n ? words : won > 0n ? t('won', { result: words, amount: money.full(won) }) : t('lost', { result: words });
      hud.setWin(won);
      hud.ticker(text);
      if (announced === text) return;
      announced = text;
      if (won > placed) hud.sound.win(Number(won / (placed || 1n)));
      hud.announce(text);
    },
  });
  rail.show(table.hud.stake);
  setInterval(() => {
    if (table.clock.state?.phase === 'reveal') show();
  }, STEP_MS);
  return table.listen();
}
