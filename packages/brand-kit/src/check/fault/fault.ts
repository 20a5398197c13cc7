/** One fault of a brand. */
export interface Fault {
  /** File that contains the fault, relative to the brands folder: `harbour/brand.config.ts`; beside that folder with `../`. */
  readonly file: string;
  /** Line in the file, starting at 1: of the key, or of a syntax error. */
  readonly line?: number;
  /** The lines of the file around a syntax error, with a caret below its place. */
  readonly excerpt?: readonly string[];
  /** Key path in the file: `languages.default`. Empty for the whole file. */
  readonly keyPath: string;
  readonly found: string;
  readonly expected: string;
  /** The nearest valid value. */
  readonly nearest?: string;
  /** Ids of the other brands with the same value, where each brand of a fleet needs its own. */
  readonly sharedWith?: readonly string[];
}

/** Returns the id of the brand that a fault belongs to. */
export function brandOfFault({ file }: Pick<Fault, 'file'>): string {
  return file.slice(0, file.indexOf('/'));
}

/** Where brands stand in the repository: messages name files by a path that opens from its root. */
const BRANDS = 'brands/';

/**
 * Formats a fault as one line, with the excerpt below it where there is one.
 *
 * @param folder path of the folder of brands that was checked, with a slash at its end; that of the repository when left out
 */
export function formatFault({ file, line, excerpt = [], keyPath, found, expected, nearest }: Fault, folder: string = BRANDS): string {
  const path = file.startsWith('../') ? file.slice(3) : `${folder}${file}`;
  const here = line === undefined ? path : `${path}:${line}`;
  const place = keyPath === '' ? here : `${here} › ${keyPath}`;
  const hint = nearest === undefined ? '' : `; nearest: ${nearest}`;
  return [`${place}: found ${found}; expected ${expected}${hint}`, ...excerpt.map((text) => `      ${text}`)].join('\n');
}

/**
 * Formats faults as a list, grouped by file.
 *
 * @param folder as for {@link formatFault}
 */
export function formatFaults(faults: readonly Fault[], folder?: string): string {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return [`${count} in the brands:`, ...faults.map((fault) => `  ${formatFault(fault, folder)}`)].join('\n');
}

/** Thrown when a faulty brand must stop a build. */
export class BrandFaultsError extends Error {
  readonly faults: readonly Fault[];

  /** @param folder as for {@link formatFault} */
  constructor(faults: readonly Fault[], folder?: string) {
    super(formatFaults(faults, folder));
    this.name = 'BrandFaultsError';
    this.faults = faults;
  }
}

/** Formats a value for a message: JSON, truncated if long. */
export function quote(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'function' ? 'a function' : JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 87)}…` : text;
}
