/** The shell: the application without any brand, built once for all of them. */
export interface Shell {
  /** Address of the first script. */
  readonly entry: string;
  /** Addresses of chunks that the first script needs at once. */
  readonly preload: readonly string[];
  /** Addresses of style sheets. */
  readonly styles: readonly string[];
  /** Address → integrity of the scripts that a page starts with. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Platform code of a language → addresses of the scripts that hold its texts of the home page. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** Paths below `dist/` of every file of the shell, without their compressed copies. */
  readonly files: readonly string[];
}

/** The bare specifier that stands for `virtual:brand` in the built shell; each page's import map leads it to its brand. */
export const BRAND_SPECIFIER = 'livery-brand';
