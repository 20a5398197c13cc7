/** One thing that is wrong with a brand. */
export interface Fault {
  /** The file to change, from the folder of brands: `harbour/brand.config.ts`. */
  readonly file: string;
  /** The line, counted from 1, where a file cannot be read beyond it. */
  readonly line?: number;
  /** Where in the file: `languages.default`. Empty for the file as a whole. */
  readonly keyPath: string;
  readonly found: string;
  readonly expected: string;
  /** The nearest value that would do. */
  readonly nearest?: string;
}

/** Id of the brand that a fault belongs to. */
export function brandOfFault({ file }: Pick<Fault, 'file'>): string {
  return file.slice(0, file.indexOf('/'));
}

/** A fault as one line. */
export function formatFault({ file, line, keyPath, found, expected, nearest }: Fault): string {
  const here = line === undefined ? file : `${file}:${line}`;
  const place = keyPath === '' ? here : `${here} › ${keyPath}`;
  const hint = nearest === undefined ? '' : `; nearest: ${nearest}`;
  return `${place}: found ${found}; expected ${expected}${hint}`;
}

/** All faults as a list for people, by file. */
export function formatFaults(faults: readonly Fault[]): string {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return [`${count} in the brands:`, ...faults.map((fault) => `  ${formatFault(fault)}`)].join('\n');
}

/** Thrown where a faulty brand must stop the work. */
export class BrandFaultsError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(formatFaults(faults));
    this.name = 'BrandFaultsError';
    this.faults = faults;
  }
}

/** A value as a fault quotes it: JSON, cut where it grows long. */
export function quote(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'function' ? 'a function' : JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 87)}…` : text;
}
