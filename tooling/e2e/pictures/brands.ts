/** The brands of which pictures are taken, each in the language that it begins in, and whether also in the right-to-left pseudo-language. */
export const pictured: readonly { readonly brand: string; readonly pseudo: boolean }[] = [
  { brand: 'aurora', pseudo: true },
  { brand: 'lagoon', pseudo: true },
  { brand: 'vermilion', pseudo: false },
  // Arabic, from right to left by itself.
  { brand: 'saffron', pseudo: false },
];
