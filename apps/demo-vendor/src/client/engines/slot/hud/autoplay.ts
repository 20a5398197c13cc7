import { el } from '../../../dom.ts';
import type { MoneyFormat } from '../../../money.ts';
import { t } from '../texts/texts.ts';
import { createDialog } from '../../../hud/dialog.ts';

/** Settings of autoplay: the number of spins and the limits at which it stops, in minor units. */
export interface AutoplayPlan {
  readonly spins: number;
  readonly stopWin: bigint | null;
  readonly stopBalance: bigint | null;
}

const SPINS = [10, 25, 50, 100] as const;
const WINS = [5, 20, 50] as const;

function choice(name: string, legend: string, options: readonly (readonly [value: string, label: string])[], chosen = 0): HTMLFieldSetElement {
  return el(
    'fieldset',
    {},
    el('legend', {}, legend),
    el('div', { class: 'choices' }, ...options.map(([value, label], index) => el('label', {}, el('input', { type: 'radio', name, value, checked: index === Math.min(chosen, options.length - 1) }), el('span', {}, label)))),
  );
}

/** Creates the autoplay dialog and returns a function that opens it. The offered limits depend on stake and balance. */
export function createAutoplay(money: MoneyFormat, start: (plan: AutoplayPlan) => void): (stake: bigint, balance: bigint) => void {
  const dialog = createDialog(t('autoplay'), 'autoplay');
  return (stake, balance) => {
    const floors = [75n, 50n, 25n].map((share) => ((balance * share) / 100n / stake) * stake).filter((floor) => floor > 0n);
    const form = el(
      'form',
      { method: 'dialog' },
      choice('spins', t('auto.count'), SPINS.map((spins) => [String(spins), String(spins)])),
      choice('win', t('auto.stopWin'), [...WINS.map((times): [string, string] => [String(stake * BigInt(times)), t('auto.times', { count: times, amount: money.full(stake * BigInt(times)) })]), ['', t('auto.never')]]),
      choice('balance', t('auto.stopBalance'), [...floors.map((floor): [string, string] => [String(floor), money.full(floor)]), ['', t('auto.never')]], 1),
      el('div', { class: 'buttons' }, el('button', { type: 'submit', class: 'primary' }, t('auto.start'))),
    );
    form.addEventListener('submit', () => {
      const data = new FormData(form);
      const limit = (name: string): bigint | null => {
        const value = data.get(name);
        return typeof value === 'string' && value !== '' ? BigInt(value) : null;
      };
      start({ spins: Number(data.get('spins')), stopWin: limit('win'), stopBalance: limit('balance') });
    });
    dialog.body.replaceChildren(form);
    dialog.open();
  };
}
