import type { TableState } from '../../shared/table.ts';
import { el } from '../dom.ts';
import { currentLanguage } from '../texts/texts.ts';

/** Writes percents such as "96.00" the way the language does. */
export function shareFormat(): (percent: string) => string {
  const format = new Intl.NumberFormat(`${currentLanguage()}-u-nu-latn`, { style: 'percent', minimumFractionDigits: 2 });
  return (percent) => format.format(Number(percent) / 100);
}

/** A list of keys and what they do. */
export function keyList(rows: readonly (readonly [keys: string, action: string])[]): HTMLElement {
  return el('dl', { class: 'keys' }, ...rows.map(([keys, action]) => el('div', {}, el('dt', {}, keys), el('dd', {}, action))));
}

/** What a fairness note says. */
export interface FairnessTexts {
  readonly title: string;
  readonly rule: string;
  readonly commit: string;
  readonly seed: string;
}

/** How anybody can check a shared table's results: this round's commit and the last round's seed. */
export function fairness(state: TableState | null, texts: FairnessTexts): HTMLElement[] {
  const past = state?.past.find(({ seed }) => seed !== null)?.seed ?? null;
  const line = (label: string, value: string): HTMLElement => el('div', {}, el('dt', {}, label), el('dd', {}, el('code', {}, value)));
  return [
    el('h3', {}, texts.title),
    el('p', {}, texts.rule),
    el('dl', { class: 'hashes' }, state === null ? null : line(texts.commit, state.commit), past === null ? null : line(texts.seed, past)),
  ];
}
