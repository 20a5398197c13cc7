import { el } from '../../dom.ts';
import { t } from './texts/texts.ts';

const IDS = ['fixtures', 'match', 'bets'] as const;
/** Parts of the board: side by side where there is room, one at a time where there is not. */
export type PaneId = (typeof IDS)[number];

/** The parts of the board and, on a narrow screen, the way between them. */
export interface Panes {
  readonly tabs: HTMLElement;
  readonly element: HTMLElement;
  turnTo(pane: PaneId): void;
  /** How many bets are open, beside the name of their part. */
  count(open: number): void;
  /** Whether one part is shown at a time. */
  narrow(): boolean;
}

/** Puts the parts side by side. */
export function createPanes(parts: Readonly<Record<PaneId, HTMLElement>>): Panes {
  const wide = window.matchMedia('(min-width: 64rem)');
  const badge = el('span', { class: 'badge', 'aria-hidden': 'true' });
  const buttons = IDS.map((id) => {
    const button = el('button', { type: 'button', class: 'pane-tab', 'aria-pressed': 'false' }, t(`panes.${id}`), id === 'bets' ? badge : null);
    button.addEventListener('click', () => panes.turnTo(id));
    return button;
  });
  const element = el('div', { class: 'board' }, ...IDS.map((id) => parts[id]));
  const panes: Panes = {
    tabs: el('div', { class: 'pane-tabs', role: 'group', 'aria-label': t('panes.label') }, ...buttons),
    element,
    narrow: () => !wide.matches,
    turnTo(pane) {
      element.dataset['pane'] = pane;
      for (const [index, id] of IDS.entries()) buttons[index]?.setAttribute('aria-pressed', String(id === pane));
    },
    count(open) {
      badge.textContent = open === 0 ? '' : String(open);
    },
  };
  panes.turnTo('fixtures');
  return panes;
}
