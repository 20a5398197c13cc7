import { keepsBudget } from './figure.ts';
import type { Figure, Limit, Unit } from './figure.ts';

/** One line of the table, as it is shown. */
export interface Row {
  readonly command: string;
  readonly what: string;
  readonly figure: string;
  readonly budget: string;
  /** `pass`, `fail`, or nothing where there is no budget. */
  readonly verdict: string;
}

// Enough digits that a value just beyond its budget does not look as if it kept it.
const shown: Record<Unit, (value: number) => string> = {
  kB: (value) => `${value.toFixed(1)} kB`,
  ms: (value) => `${value.toFixed(1)} ms`,
  s: (value) => `${value.toFixed(2)} s`,
  perSecond: (value) => `${Math.round(value)} /s`,
  score: (value) => value.toFixed(2),
  ratio: (value) => value.toFixed(3),
};

function shownLimit(limit: Limit, unit: Unit): string {
  const value = 'atMost' in limit ? limit.atMost : limit.atLeast;
  const suffix = unit === 'kB' || unit === 'ms' || unit === 's' ? ` ${unit}` : '';
  return `${'atMost' in limit ? '≤' : '≥'} ${value}${suffix}`;
}

/** A figure as a line of the table. */
export function rowOf(command: string, figure: Figure): Row {
  const kept = keepsBudget(figure);
  const verdict = kept === undefined ? '' : kept ? 'pass' : 'fail';
  const start = { command, what: figure.what, verdict };
  if ('text' in figure) return { ...start, figure: figure.text, budget: '' };
  if ('holds' in figure) return { ...start, figure: figure.holds ? 'yes' : 'no', budget: 'yes' };
  return {
    ...start,
    figure: shown[figure.unit](figure.value),
    budget: figure.limit === undefined ? '' : shownLimit(figure.limit, figure.unit),
  };
}

/** The line of a part that could not be measured, which counts as a budget missed. */
export function brokenRow(command: string, error: unknown): Row {
  const message = error instanceof Error ? error.message : String(error);
  const [first = ''] = message.split('\n');
  return { command, what: 'could not be measured', figure: first.replaceAll('|', '/'), budget: '', verdict: 'fail' };
}
