/** Ends of a scale in pixels; the second may be the lower one, in pages from right to left. */
export type Span = readonly [from: number, to: number];

/** Bands of equal width side by side. */
export interface BandScale {
  /** From the beginning of a band to that of the next, in pixels. */
  readonly step: number;
  readonly width: number;
  /** Beginning of a band, from the left. */
  readonly at: (index: number) => number;
}

/**
 * Divides a span into bands.
 *
 * @param inner share of a step that is left between two bands; 1 leaves points
 * @param outer share of a step that is left before the first and after the last
 */
export function bandScale(count: number, [from, to]: Span, inner: number, outer: number): BandScale {
  const [start, size] = [Math.min(from, to), Math.abs(to - from)];
  const step = size / Math.max(1, count - inner + 2 * outer);
  const first = start + (size - step * (count - inner)) / 2;
  return { step, width: step * (1 - inner), at: (index) => first + step * (to < from ? count - 1 - index : index) };
}

/** Values along a span, with ticks at round numbers. */
export interface LinearScale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

/** The round step, 1, 2 or 5 times a power of ten, that divides an extent into about that many. Kept as a whole number or its reciprocal, so that ticks are exact. */
function roundStep(low: number, high: number, count: number): { readonly step: number; readonly parts: number } {
  const rough = (high - low) / count;
  const power = Math.floor(Math.log10(rough));
  const rest = rough / 10 ** power;
  const factor = rest >= Math.sqrt(50) ? 10 : rest >= Math.sqrt(10) ? 5 : rest >= Math.SQRT2 ? 2 : 1;
  return power < 0 ? { step: 1, parts: 10 ** -power / factor } : { step: factor * 10 ** power, parts: 1 };
}

/** What a whole number may be off by after it was divided and multiplied. */
const OFF = 1e-9;
/** Times that wider ends may ask for a wider step; two are enough. */
const MOST_ROUNDS = 10;

/** A scale whose ends are widened to round numbers. @param count about how many steps it has */
export function linearScale([low, high]: readonly [low: number, high: number], [from, to]: Span, count: number): LinearScale {
  let [first, last, lowest, highest] = [low, high, 0, 0];
  let { step, parts } = roundStep(low, high, count);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    [lowest, highest] = [Math.floor((first * parts) / step + OFF), Math.ceil((last * parts) / step - OFF)];
    [first, last] = [(lowest * step) / parts, (highest * step) / parts];
    const wider = roundStep(first, last, count);
    if (wider.step === step && wider.parts === parts) break;
    ({ step, parts } = wider);
  }
  const [begin, size] = [first, last - first];
  const [by, over] = [step, parts];
  return { at: (value) => from + ((value - begin) / size) * (to - from), ticks: Array.from({ length: highest - lowest + 1 }, (_, index) => ((lowest + index) * by) / over) };
}
