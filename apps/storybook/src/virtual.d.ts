declare module 'virtual:brand-fonts' {
  /** URL of each font file by the `source` that a theme states. */
  const fonts: Readonly<Record<string, string>>;
  export default fonts;
}
