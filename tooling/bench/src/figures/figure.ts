/** `kB` is 1000 bytes; `score`, `ratio` and `count` have no unit. */
export type Unit = 'count' | 'kB' | 'ms' | 's' | 'perSecond' | 'score' | 'ratio';

/** Budget of a measure. */
export type Limit = { readonly atMost: number } | { readonly atLeast: number };

/** A measured value; without a limit it is informative only. */
export interface Measure {
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  readonly limit?: Limit;
}

/** A condition that must hold. */
export interface Claim {
  readonly what: string;
  readonly holds: boolean;
}

/** Additional information beside the figures. */
export interface Note {
  readonly what: string;
  readonly text: string;
}

/** One row of the benchmarks. */
export type Figure = Measure | Claim | Note;

/** Whether a figure meets its budget; undefined without a budget. */
export function keepsBudget(figure: Figure): boolean | undefined {
  if ('holds' in figure) return figure.holds;
  if ('text' in figure || figure.limit === undefined) return undefined;
  // Written so that NaN misses the budget.
  return 'atMost' in figure.limit ? figure.value <= figure.limit.atMost : figure.value >= figure.limit.atLeast;
}

/** 95th percentile. */
export function p95(values: readonly number[]): number {
  const at = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1];
  if (at === undefined) throw new Error('There is no share of an empty list.');
  return at;
}

/** Middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of an empty list.');
  return (lower + upper) / 2;
}
