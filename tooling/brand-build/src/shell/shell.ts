/** The shell: the application without any brand, built once for all of them. */
export interface Shell {
  /** Address of the first script. */
  readonly entry: string;
  /** Addresses of chunks that the first script needs at once. */
  readonly preload: readonly string[];
  /** Addresses of style sheets. */
  readonly styles: readonly string[];
  /** Address → integrity of every script of the shell, lazy ones included. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** The bare specifier that stands for `virtual:brand` in the built shell; each page's import map leads it to its brand. */
export const BRAND_SPECIFIER = 'livery-brand';
