import { el } from '../../dom.ts';
import type { MoneyFormat } from '../../money.ts';
import { t } from './texts/texts.ts';

/** A row of chips to choose from. */
export interface ChipRail {
  readonly element: HTMLElement;
  /** Marks the selected chip and shows its neighbours. */
  show(chip: bigint): void;
}

/** Number of chips that are shown at a time. */
const SHOWN = 6;

/** The colour class of a chip, by its number of digits. */
export const chipSize = (amount: bigint): string => String(Math.min(5, amount.toString().length - 1));

/** Creates the chips. `choose` is called with the selected one. */
export function createChipRail(chips: readonly bigint[], money: MoneyFormat, choose: (chip: bigint) => void): ChipRail {
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
