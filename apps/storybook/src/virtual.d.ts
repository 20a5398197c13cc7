declare module 'virtual:brands' {
  /** URL of each font file by the `source` that a theme states. */
  export const fonts: Readonly<Record<string, string>>;
  /** Each brand without faults as the site knows it, by folder name; its artwork as paths in its folder. */
  export const known: Readonly<Record<string, import('@livery/brand-kit').Brand>>;
  /** Platform codes of the languages in which no text is missing. */
  export const languages: readonly import('@livery/i18n').LanguageCode[];
  /** Theme of each brand without faults, by folder name. */
  export const themes: Readonly<Record<string, import('@livery/brand-kit').Theme>>;
}

declare module 'virtual:components' {
  /** What the sources say about each component that a package exports, by its name. */
  export const components: Readonly<Record<string, import('./docgen/components.ts').ComponentDoc>>;
}

declare module 'virtual:glyphs' {
  /** The icons of the kit. */
  const glyphs: Readonly<Record<string, import('@livery/ui-kit').Glyph>>;
  export = glyphs;
}
