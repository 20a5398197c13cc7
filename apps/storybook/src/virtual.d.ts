declare module 'virtual:brands' {
  /** URL of each font file by the `source` that a theme states. */
  export const fonts: Readonly<Record<string, string>>;
  /** Theme of each brand without faults, by folder name. */
  export const themes: Readonly<Record<string, import('@livery/brand-kit').Theme>>;
}
