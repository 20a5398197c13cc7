import type { RoundView } from '../../shared/protocol.ts';
import { el } from '../dom.ts';
import type { MoneyFormat } from '../money.ts';
import { currentLanguage, t } from '../texts/texts.ts';
import { createDialog } from './dialog.ts';

/** Creates the dialog with the last rounds and returns a function that opens it. `noteOf` returns a note for a round. */
export function createHistory(money: MoneyFormat, load: () => Promise<readonly RoundView[]>, onFault: (fault: unknown) => void, noteOf: (round: RoundView) => string | null = () => null): () => void {
  const dialog = createDialog(t('history'), 'history');
  const time = new Intl.DateTimeFormat(`${currentLanguage()}-u-nu-latn-ca-gregory`, { dateStyle: 'short', timeStyle: 'medium' });
  const row = (round: RoundView): HTMLElement => {
    const win = BigInt(round.win);
    const note = noteOf(round);
    return el(
      'tr',
      {},
      el('td', {}, time.format(round.playedAt), note === null ? null : el('small', {}, note)),
      el('td', { class: 'number' }, money.full(BigInt(round.stake))),
      el('td', { class: 'number', 'data-won': win > 0n }, win > 0n ? `+${money.full(win)}` : '–'),
    );
  };
  return () => {
    dialog.body.replaceChildren(el('p', {}, t('loading')));
    dialog.open();
    load().then(
      (rounds) => {
        const head = el('tr', {}, el('th', { scope: 'col' }, t('past.time')), el('th', { scope: 'col', class: 'number' }, t('stake')), el('th', { scope: 'col', class: 'number' }, t('win')));
        dialog.body.replaceChildren(rounds.length === 0 ? el('p', { class: 'empty' }, t('past.empty')) : el('table', {}, el('thead', {}, head), el('tbody', {}, ...rounds.map(row))));
      },
      (fault: unknown) => {
        dialog.close();
        onFault(fault);
      },
    );
  };
}
