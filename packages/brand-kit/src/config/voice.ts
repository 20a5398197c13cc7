/**
 * What only a brand can say about itself. These texts have no default in any library: a brand gives all of
 * them in each language that it offers, under `brand` in `locales/<language>.json`.
 */
export const voiceKeys = ['headline', 'tagline', 'callToAction', 'footerDescription', 'seoTitle', 'seoDescription'] as const;

/** The texts of `voiceKeys` in one language: hero headline, line below it, hero button, footer text, page title, search description. */
export type BrandVoice = Readonly<Record<(typeof voiceKeys)[number], string>>;

/** A brand's own wording of catalogue texts: namespace → key → text. Only existing keys, with the same placeholders. */
export type BrandStringOverrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A `locales/<language>.json` of a brand: its voice, and namespaces with overrides beside it. */
export type BrandLocaleFile = { readonly brand: BrandVoice } & BrandStringOverrides;
