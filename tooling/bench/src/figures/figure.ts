/** `kB` is 1000 bytes; `score`, `ratio` and `count` have no unit. */
export type Unit = 'count' | 'kB' | 'ms' | 's' | 'perSecond' | 'score' | 'ratio';

/** The budget of a measure. */
export type Limit = { readonly atMost: number } | { readonly atLeast: number };

/** Something measured; without a limit it only informs. */
export interface Measure {
  readonly what: string;
  readonly value: number;
  readonly unit: Unit;
  readonly limit?: Limit;
}

/** Something that must be so. */
export interface Claim {
  readonly what: string;
  readonly holds: boolean;
}

/** Something to know beside the figures. */
export interface Note {
  readonly what: string;
  readonly text: string;
}

/** One line of the benchmarks. */
export type Figure = Measure | Claim | Note;

/** Whether a figure keeps its budget; undefined where it has none. */
export function keepsBudget(figure: Figure): boolean | undefined {
  if ('holds' in figure) return figure.holds;
  if ('text' in figure || figure.limit === undefined) return undefined;
  // Written so that a value that is not a number misses.
  return 'atMost' in figure.limit ? figure.value <= figure.limit.atMost : figure.value >= figure.limit.atLeast;
}

/** What 95 of 100 of the values are not above. */
export function p95(values: readonly number[]): number {
  const at = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1];
  if (at === undefined) throw new Error('There is no share of nothing.');
  return at;
}

/** The middle of the values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return (lower + upper) / 2;
}
