import type { SportKind } from '../../../maths/events/sport.ts';
import type { Competition, FixtureView } from '../../../shared/events.ts';
import { el } from '../../dom.ts';
import { crest } from './crest.ts';
import { eventLogOf } from './event-log.ts';
import { createPriceButton, isSuspended } from './price-button.ts';
import type { SelectedPick, PriceButton } from './price-button.ts';
import { createScene } from './scenes.ts';
import { t } from './texts/texts.ts';
import { eventName, marketName, pickName, scoreOf, phaseText } from './labels.ts';

/** A fixture with all its markets. */
export interface MatchView {
  readonly element: HTMLElement;
  /** `others` are the fixtures of the board; earlier ones of the same competition are shown as a trend. */
  show(view: FixtureView, now: number, chosen: SelectedPick | null, others: readonly FixtureView[]): void;
  /** Price buttons in the order of their number keys. */
  prices(): readonly HTMLButtonElement[];
}

interface Sheet {
  readonly id: string;
  readonly element: HTMLElement;
  readonly prices: readonly PriceButton[];
  show(view: FixtureView, now: number, chosen: SelectedPick | null, others: readonly FixtureView[]): void;
}

function createSheet(kind: SportKind, fixture: FixtureView, competition: string, choose: (chosen: SelectedPick) => void): Sheet {
  const scene = createScene(kind, fixture);
  const when = el('span', { class: 'when' });
  const score = el('p', { class: 'score' });
  const note = el('p', { class: 'match-note' });
  const log = el('ol', { class: 'log', 'aria-label': t('log') });
  const team = (name: string, side: 'home' | 'away', word: string): HTMLElement => el('div', { class: `team ${side}` }, crest(kind, name, side), el('b', {}, name), el('small', {}, word));
  const words = kind === 'cockfight' ? ([t('pick.meron'), t('pick.wala')] as const) : ([t('side.home'), t('side.away')] as const);
  let key = 0;
  const prices: PriceButton[] = [];
  const markets = fixture.markets.map(({ id, picks }) => {
    const buttons = picks.map((pick) => {
      key += 1;
      const button = createPriceButton(fixture, id, pick.id, false, choose);
      if (key < 10) button.element.append(el('kbd', { 'aria-hidden': 'true' }, String(key)));
      prices.push(button);
      return button.element;
    });
    return el('section', { class: 'market', 'aria-label': marketName(id) }, el('h2', {}, marketName(id)), el('div', { class: 'picks', 'data-count': picks.length }, ...buttons));
  });
  const head = el('header', { class: 'match-head' }, el('p', { class: 'match-league' }, competition, when), el('div', { class: 'teams' }, team(fixture.home, 'home', words[0]), score, team(fixture.away, 'away', words[1])), scene.element);
  const trend = el('ol', { class: 'trend' });
  const trendPart = el('section', { class: 'market', 'aria-label': t('results') }, el('h2', {}, t('results')), trend);
  let announced = '';
  let shownTrend = '';
  return {
    id: fixture.id,
    prices,
    element: el('div', { class: 'sheet' }, head, note, el('div', { class: 'markets' }, ...markets), kind === 'cockfight' ? trendPart : log),
    show(view, now, chosen, others) {
      const past = others.filter(({ phase, competition: where, startsAt }) => phase === 'over' && where === view.competition && startsAt < view.startsAt).toReversed();
      const beads = past.map(({ markets: [first] }) => first?.winner ?? '');
      if (kind === 'cockfight' && beads.join() !== shownTrend) {
        shownTrend = beads.join();
        trend.replaceChildren(...past.map((one, index) => el('li', { 'data-pick': beads[index] ?? '', title: eventName(one) }, pickName(beads[index] ?? '', one))));
      }
      trendPart.hidden = beads.length === 0;
      const text = phaseText(kind, view, now);
      if (when.textContent !== text) when.textContent = text;
      head.dataset['phase'] = view.phase;
      for (const price of prices) price.show(view, chosen);
      const message = view.phase === 'void' ? t('calledOff') : isSuspended(view) ? t('suspended') : kind === 'cockfight' && view.phase === 'live' ? t('closed') : '';
      if (note.textContent !== message) note.textContent = message;
      note.hidden = message === '';
      const stands = `${view.phase}${view.course}`;
      if (stands === announced) return;
      announced = stands;
      const figures = scoreOf(kind, view);
      score.textContent = figures === null ? '–' : figures.join(' – ');
      scene.show(view);
      log.replaceChildren(...eventLogOf(kind, view).toReversed().map((one) => el('li', { 'data-side': one.side }, el('b', {}, one.at), one.text)));
    },
  };
}

/** Creates the view, which shows one fixture at a time. */
export function createMatchView(kind: SportKind, competitions: readonly Competition[], choose: (chosen: SelectedPick) => void): MatchView {
  let sheet: Sheet | null = null;
  const scroller = el('div', { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': t('panes.match') });
  return {
    element: el('div', { class: 'pane match' }, scroller),
    prices: () => sheet?.prices.map(({ element }) => element) ?? [],
    show(view, now, chosen, others) {
      const other = sheet?.id !== view.id;
      if (sheet === null || other) sheet = createSheet(kind, view, competitions.find(({ id }) => id === view.competition)?.name ?? '', choose);
      // Filled before it is inserted, so that the first layout is final.
      sheet.show(view, now, chosen, others);
      if (!other) return;
      scroller.replaceChildren(sheet.element);
      scroller.scrollTop = 0;
    },
  };
}
