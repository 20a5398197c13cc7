/**
 * Keys of the texts that only a brand can write. They have no default: a brand provides all of them
 * in each offered language, under `brand` in `locales/<language>.json`.
 */
export const voiceKeys = ['headline', 'tagline', 'callToAction', 'footerDescription', 'seoTitle', 'seoDescription'] as const;

/** Texts of `voiceKeys` in one language: hero headline, line below it, hero button, footer text, page title, search description. */
export type BrandVoice = Readonly<Record<(typeof voiceKeys)[number], string>>;

/** A brand's overrides of catalogue texts: namespace → key → text. Only existing keys, with the same placeholders. */
export type BrandStringOverrides = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Content of a brand's `locales/<language>.json`: its own texts under `brand`, and overrides by namespace. */
export type BrandLocaleFile = { readonly brand: BrandVoice } & BrandStringOverrides;
