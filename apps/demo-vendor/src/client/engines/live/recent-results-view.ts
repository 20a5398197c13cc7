import type { LiveKind } from '../../../maths/live/live-model.ts';
import { colourOf } from '../../../maths/live/roulette.ts';
import type { RouletteResult } from '../../../maths/live/roulette.ts';
import { isTriple, sumOf } from '../../../maths/live/sicbo.ts';
import type { SicboResult } from '../../../maths/live/sicbo.ts';
import type { LiveResult } from '../../../shared/live.ts';
import { el } from '../../dom.ts';
import { picture } from '../../svg.ts';
import { dieFace } from '../../dice-art.ts';
import { resultText } from './labels.ts';
import { t } from './texts/texts.ts';

/** The recent results of a table without a shoe. */
export interface RecentResultsView {
  readonly element: HTMLElement;
  /** Newest first. */
  show(results: readonly LiveResult[]): void;
}

function paintOf(kind: LiveKind, result: LiveResult): string {
  if (kind === 'roulette') return colourOf((result as RouletteResult).pocket);
  const roll = result as SicboResult;
  if (isTriple(roll)) return 'green';
  return sumOf(roll) > 10 ? 'red' : 'blue';
}

/** Creates the list of recent results. */
export function createRecentResultsView(kind: LiveKind): RecentResultsView {
  const list = el('ol', { class: 'last-results', 'data-kind': kind, 'aria-label': t('last') });
  return {
    element: list,
    show(results) {
      list.replaceChildren(...results.map((result) => {
        const label = resultText(kind, result);
        const face = kind === 'roulette'
          ? [el('b', {}, String((result as RouletteResult).pocket))]
          : [...(result as SicboResult).dice.map((die) => picture('0 0 100 100', dieFace(die), 'last-die')), el('b', {}, String(sumOf(result as SicboResult)))];
        return el('li', { 'data-paint': paintOf(kind, result) }, el('span', { 'aria-hidden': 'true' }, ...face), el('span', { class: 'sr-only' }, label));
      }));
    },
  };
}
