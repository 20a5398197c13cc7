import { el } from '../../dom.ts';
import type { MoneyFormat } from '../../money.ts';
import { t } from './texts/texts.ts';

/** Chips to choose from beside the table, where there is room for them. */
export interface Rail {
  readonly element: HTMLElement;
  /** Marks the chip in use and shows its neighbours. */
  show(chip: bigint): void;
}

/** How many chips lie there at a time. */
const SHOWN = 6;

/** The size of a chip by which it is coloured: by its number of digits. */
export const chipSize = (amount: bigint): string => String(Math.min(5, amount.toString().length - 1));

/** A row of chips; `choose` is called with the one that is pressed. */
export function createRail(chips: readonly bigint[], money: MoneyFormat, choose: (chip: bigint) => void): Rail {
  const buttons = chips.map((chip) => {
    const button = el('button', { type: 'button', class: 'rail-chip', 'data-size': chipSize(chip) }, el('span', { 'aria-hidden': 'true' }, money.short(chip)), el('span', { class: 'sr-only' }, money.full(chip)));
    button.addEventListener('click', () => choose(chip));
    return button;
  });
  return {
    element: el('div', { class: 'rail', role: 'group', 'aria-label': t('chip') }, ...buttons),
    show(chip) {
      const at = chips.indexOf(chip);
      const first = Math.max(0, Math.min(at - 2, chips.length - SHOWN));
      buttons.forEach((button, index) => {
        button.hidden = index < first || index >= first + SHOWN;
        button.setAttribute('aria-pressed', String(index === at));
      });
    },
  };
}
