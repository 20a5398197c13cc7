import type { SportKind } from '../../../maths/events/sport.ts';
import type { Competition, FixturePhase, FixtureView } from '../../../shared/events.ts';
import { el } from '../../dom.ts';
import { crest } from './crest.ts';
import { createPriceButton } from './price-button.ts';
import type { SelectedPick, PriceButton } from './price-button.ts';
import { t } from './texts/texts.ts';
import { countdown, scoreOf, phaseText } from './labels.ts';

export interface ListState {
  readonly fixtures: readonly FixtureView[];
  readonly now: number;
  readonly selected: string | null;
  readonly chosen: SelectedPick | null;
}

/** The list of fixtures: live, coming, over. */
export interface FixtureList {
  readonly element: HTMLElement;
  show(state: ListState): void;
  /** Ids of the fixtures in the order of the list. */
  order(): readonly string[];
}

interface Row {
  readonly element: HTMLElement;
  show(view: FixtureView, state: ListState): void;
}

const SECTIONS = ['live', 'coming', 'over'] as const;
type Section = (typeof SECTIONS)[number];
const sectionOf = (phase: FixturePhase): Section => (phase === 'void' ? 'over' : phase);

function createRow(kind: SportKind, fixture: FixtureView, competition: string, actions: ListActions): Row {
  const when = el('span', { class: 'when' });
  const scores = [el('b', {}), el('b', {})] as const;
  const line = (name: string, side: 'home' | 'away', score: HTMLElement): HTMLElement => el('span', { class: 'side' }, crest(kind, name, side), el('span', { class: 'name', dir: 'auto' }, name), score);
  const open = el('button', { type: 'button', class: 'fixture-open' }, el('span', { class: 'fixture-head' }, when, el('span', { class: 'league' }, competition)), line(fixture.home, 'home', scores[0]), line(fixture.away, 'away', scores[1]));
  open.addEventListener('click', () => actions.open(fixture.id));
  const market = fixture.markets[0];
  const prices: PriceButton[] = (market?.picks ?? []).map(({ id }) => createPriceButton(fixture, market?.id ?? '', id, true, actions.choose));
  const element = el('li', { class: 'fixture' }, open, el('div', { class: 'prices' }, ...prices.map((price) => price.element)));
  return {
    element,
    show(view, { now, selected, chosen }) {
      element.dataset['phase'] = view.phase;
      element.toggleAttribute('data-selected', view.id === selected);
      open.setAttribute('aria-current', String(view.id === selected));
      const text = view.phase === 'coming' ? countdown(view.startsAt - now) : phaseText(kind, view, now);
      if (when.textContent !== text) when.textContent = text;
      const score = scoreOf(kind, view);
      for (const [index, place] of scores.entries()) {
        const figure = score?.[index] ?? '';
        if (place.textContent === figure) continue;
        // Highlights a score that has changed while it was visible.
        if (place.textContent !== '' && figure !== '') place.dataset['fresh'] = '';
        place.textContent = figure;
      }
      for (const price of prices) price.show(view, chosen);
    },
  };
}

export interface ListActions {
  open(fixture: string): void;
  choose(chosen: SelectedPick): void;
}

/** Creates the list. `focus` is the initial filter. */
export function createFixtureList(kind: SportKind, competitions: readonly Competition[], focus: string, actions: ListActions): FixtureList {
  let filter = focus;
  let last: ListState | null = null;
  let arranged = '';
  const rows = new Map<string, Row>();
  const nameOf = (id: string): string => competitions.find((one) => one.id === id)?.name ?? id;
  const filters = ['all', 'live', ...competitions.map(({ id }) => id)];
  const chips = filters.map((id) => {
    const chip = el('button', { type: 'button', class: 'chip', 'aria-pressed': String(id === filter) }, id === 'all' || id === 'live' ? t(`filter.${id}`) : nameOf(id));
    chip.addEventListener('click', () => {
      filter = id;
      for (const [index, other] of chips.entries()) other.setAttribute('aria-pressed', String(filters[index] === filter));
      if (last !== null) list.show(last);
    });
    return chip;
  });
  const sections = SECTIONS.map((id) => {
    const items = el('ul', {});
    const empty = el('p', { class: 'none' }, id === 'live' ? t('noneLive') : '');
    return { id, items, empty, element: el('section', { 'aria-label': t(`section.${id}`), 'data-section': id }, el('h2', {}, t(`section.${id}`)), empty, items) };
  });
  const scroller = el('div', { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': t('panes.fixtures') }, ...sections.map(({ element }) => element));
  const list: FixtureList = {
    element: el('div', { class: 'pane fixtures' }, el('div', { class: 'chips', role: 'group', 'aria-label': t('filter.label') }, ...chips), scroller),
    order: () => sections.flatMap(({ id }) => shownIn(id).map((view) => view.id)),
    show(state) {
      last = state;
      const plan = sections.map(({ id }) => shownIn(id).map((view) => view.id).join()).join('|');
      for (const view of state.fixtures) {
        const row = rows.get(view.id) ?? createRow(kind, view, nameOf(view.competition), actions);
        rows.set(view.id, row);
        row.show(view, state);
      }
      for (const id of rows.keys()) if (!state.fixtures.some((view) => view.id === id)) rows.delete(id);
      if (plan === arranged) return;
      arranged = plan;
      const focused = document.activeElement;
      for (const { id, items, empty, element } of sections) {
        const views = shownIn(id);
        items.replaceChildren(...views.flatMap((view) => rows.get(view.id)?.element ?? []));
        empty.hidden = views.length > 0 || id !== 'live';
        element.hidden = views.length === 0 && (id !== 'live' || kind === 'cockfight');
      }
      // Moving a row in the document loses the focus.
      if (focused instanceof HTMLElement && focused.isConnected && focused !== document.activeElement) focused.focus({ preventScroll: true });
    },
  };
  function shownIn(section: Section): readonly FixtureView[] {
    const all = (last?.fixtures ?? []).filter((view) => sectionOf(view.phase) === section && (filter === 'all' || view.competition === filter || (filter === 'live' && section === 'live')));
    return section === 'over' ? all.toReversed() : all;
  }
  return list;
}
