import { keepsBudget } from './figure.ts';
import type { Figure, Limit, Measure, Unit } from './figure.ts';

/** One row of the table, formatted. */
export interface Row {
  readonly command: string;
  readonly what: string;
  readonly figure: string;
  readonly budget: string;
  /** `pass` or `fail`, or empty without a budget. */
  readonly verdict: string;
}

const digits: Record<Unit, number> = { count: 0, kB: 1, ms: 1, s: 2, perSecond: 0, score: 2, ratio: 3 };
const suffixes: Record<Unit, string> = { count: '', kB: ' kB', ms: ' ms', s: ' s', perSecond: ' /s', score: '', ratio: '' };
/** Digits that show a narrow miss. */
const MORE_DIGITS = 4;

function shownMeasure(measure: Measure): string {
  const { value, unit } = measure;
  const short = value.toFixed(digits[unit]);
  // Rounding must not make a miss look like a pass.
  const flatters = keepsBudget({ ...measure, value: Number(short) }) !== keepsBudget(measure);
  return `${flatters ? value.toFixed(digits[unit] + MORE_DIGITS) : short}${suffixes[unit]}`;
}

function shownLimit(limit: Limit, unit: Unit): string {
  return 'atMost' in limit ? `≤ ${limit.atMost}${suffixes[unit]}` : `≥ ${limit.atLeast}${suffixes[unit]}`;
}

/** Formats a figure as a row of the table. */
export function rowOf(command: string, figure: Figure): Row {
  const kept = keepsBudget(figure);
  const verdict = kept === undefined ? '' : kept ? 'pass' : 'fail';
  const start = { command, what: figure.what, verdict };
  if ('text' in figure) return { ...start, figure: figure.text, budget: '' };
  if ('holds' in figure) return { ...start, figure: figure.holds ? 'yes' : 'no', budget: 'yes' };
  return {
    ...start,
    figure: shownMeasure(figure),
    budget: figure.limit === undefined ? '' : shownLimit(figure.limit, figure.unit),
  };
}

/** Row of a part that could not be measured, which counts as a miss. */
export function brokenRow(command: string, error: unknown): Row {
  const message = error instanceof Error ? error.message : String(error);
  const [first = ''] = message.split('\n');
  return { command, what: 'could not be measured', figure: first.replaceAll('|', '/'), budget: '', verdict: 'fail' };
}
