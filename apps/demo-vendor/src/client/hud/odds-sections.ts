import type { TableState } from '../../shared/table.ts';
import { el } from '../dom.ts';
import { currentLanguage } from '../texts/texts.ts';

/** Creates a formatter of percentages such as "96.00" in the present language. */
export function percentFormat(): (percent: string) => string {
  const format = new Intl.NumberFormat(`${currentLanguage()}-u-nu-latn`, { style: 'percent', minimumFractionDigits: 2 });
  return (percent) => format.format(Number(percent) / 100);
}

/** A list of keys and their actions. */
export function keyList(rows: readonly (readonly [keys: string, action: string])[]): HTMLElement {
  return el('dl', { class: 'keys' }, ...rows.map(([keys, action]) => el('div', {}, el('dt', {}, keys), el('dd', {}, action))));
}

export interface FairnessTexts {
  readonly title: string;
  readonly rule: string;
  readonly commit: string;
  readonly seed: string;
}

/** The section on verifying a shared table's results, with this round's commitment and the last published seed. */
export function fairnessSection(state: TableState | null, texts: FairnessTexts): HTMLElement[] {
  const past = state?.past.find(({ seed }) => seed !== null)?.seed ?? null;
  const line = (label: string, value: string): HTMLElement => el('div', {}, el('dt', {}, label), el('dd', {}, el('code', {}, value)));
  return [
    el('h3', {}, texts.title),
    el('p', {}, texts.rule),
    el('dl', { class: 'hashes' }, state === null ? null : line(texts.commit, state.commit), past === null ? null : line(texts.seed, past)),
  ];
}
