export { defineBrand } from './config/brand-config.ts';
export type {
  BrandAnnouncements,
  BrandConfig,
  BrandCurrency,
  BrandFooter,
  BrandHeader,
  BrandHome,
  BrandIdentity,
  BrandLanguages,
  BrandPhone,
} from './config/brand-config.ts';
export type { Brand, ResolvedConfig, ResolvedFooter } from './config/brand.ts';
export { currencyDecimals } from './config/currencies.ts';
export { configAbout } from './config/config-about.ts';
export { featureAbout } from './config/feature-about.ts';
export { featureDefaults, featureNames } from './config/features.ts';
export type { FeatureName, FeatureSet } from './config/features.ts';
export {
  footerLinks,
  headerEntries,
  helpArticles,
  homeSections,
  linkablePages,
  paymentMarks,
  phoneTabs,
  socialNetworks,
  standardPhoneTabs,
} from './config/vocabulary.ts';
export type {
  FooterLink,
  HeaderEntry,
  HelpArticle,
  HomeSection,
  PaymentMark,
  PhoneTab,
  SocialNetwork,
} from './config/vocabulary.ts';
export { voiceKeys } from './config/voice.ts';
export type { BrandLocaleFile, BrandStringOverrides, BrandVoice } from './config/voice.ts';
export { resolveFeatures } from './resolve/resolve-features.ts';
export type { ServerFeatures } from './resolve/resolve-features.ts';
export type { FontFallback, Look, Primitives, Scheme, Theme, ThemeAssets, ThemeFont } from './theme/theme.ts';
export { fixedTokens } from './theme/fixed-tokens.ts';
export { lookAbout, lookChosen, lookDefaults } from './theme/look-about.ts';
export { lookAttributes } from './theme/look-attributes.ts';
export { baseTokens, cssVariableName, schemeTokens } from './theme/token-tree.ts';
export { baseLeaves, fixedLeaves, schemeLeaves, valueAt } from './theme/token-walk.ts';
export type { TokenLeaf } from './theme/token-walk.ts';
export type { BaseTokenValues, SchemeTokenValues, TokenKind } from './theme/token-tree.ts';
export { composite, contrast, parseColour, toHex } from './colour/colour.ts';
export type { Colour } from './colour/colour.ts';
export { compileTheme, splitTheme, tokenColour } from './theme/compile-theme.ts';
export type { ThemeSheets, ThemeTarget } from './theme/compile-theme.ts';
export { lookRules } from './theme/look-rules.ts';
export { scriptFontRule } from './theme/script-fonts.ts';
export { coversCharacter, rangeWithout } from './theme/unicode-range.ts';
export type { CharacterSpan } from './theme/unicode-range.ts';
export { shippedFonts, writingSystemOf, writingSystems } from './theme/writing-systems.ts';
export type { WritingSystem } from './theme/writing-systems.ts';
export { fallbackFamily } from './theme/font-faces.ts';
export { platformDefaults } from './config/defaults.ts';
export { checkBrand } from './check/check-brand.ts';
export { checkFleet } from './check/check-fleet.ts';
export { nearestOf } from './check/fault/nearest.ts';
export { leftOutBrands } from './check/left-out.ts';
export { configKeys, isConfigKey } from './check/config/check-form.ts';
export { contrastPairs } from './check/theme/contrast-pairs.ts';
export type { ContrastPair } from './check/theme/contrast-pairs.ts';
export { measureContrast } from './check/theme/measure-contrast.ts';
export type { MeasuredContrast } from './check/theme/measure-contrast.ts';
export { BrandFaultsError, brandOfFault, formatFault, formatFaults } from './check/fault/fault.ts';
export type { Fault } from './check/fault/fault.ts';
export type { AssetFile, BrandSource, BrandWording, CheckContext, FontWeights, PictureFacts } from './check/source.ts';
export { explain, resolveBrand } from './resolve/resolve-brand.ts';
export type { Explanation, Origin, Provenance, ResolvedBrand } from './resolve/resolve-brand.ts';
