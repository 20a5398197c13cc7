import { el } from '../../dom.ts';
import { t } from './texts/texts.ts';

const IDS = ['fixtures', 'match', 'bets'] as const;
/** Panes of the board: side by side on wide screens, one at a time on narrow ones. */
export type PaneId = (typeof IDS)[number];

/** The panes and the tabs that switch between them on narrow screens. */
export interface Panes {
  readonly tabs: HTMLElement;
  readonly element: HTMLElement;
  show(pane: PaneId): void;
  /** Shows the number of open bets on their tab. */
  count(open: number): void;
  /** Whether one pane is shown at a time. */
  narrow(): boolean;
}

/** Creates the panes. */
export function createPanes(parts: Readonly<Record<PaneId, HTMLElement>>): Panes {
  const wide = window.matchMedia('(min-width: 64rem)');
  const badge = el('span', { class: 'badge', 'aria-hidden': 'true' });
  const buttons = IDS.map((id) => {
    const button = el('button', { type: 'button', class: 'pane-tab', 'aria-pressed': 'false' }, t(`panes.${id}`), id === 'bets' ? badge : null);
    button.addEventListener('click', () => panes.show(id));
    return button;
  });
  const element = el('div', { class: 'board' }, ...IDS.map((id) => parts[id]));
  const panes: Panes = {
    tabs: el('div', { class: 'pane-tabs', role: 'group', 'aria-label': t('panes.label') }, ...buttons),
    element,
    narrow: () => !wide.matches,
    show(pane) {
      element.dataset['pane'] = pane;
      for (const [index, id] of IDS.entries()) buttons[index]?.setAttribute('aria-pressed', String(id === pane));
    },
    count(open) {
      badge.textContent = open === 0 ? '' : String(open);
    },
  };
  panes.show('fixtures');
  return panes;
}
