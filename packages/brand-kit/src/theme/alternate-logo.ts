import type { ThemeAssets } from './theme.ts';

/**
 * Rules that show the logo of a scheme that is not the default in place of the one that the page names: in the header, beside
 * a member's balance on phones, in the footer, and on pages without a header.
 *
 * @param scheme selector of the root element in that scheme
 */
export function alternateLogoRules({ logoAlternate, logoAlternateCompact }: ThemeAssets, scheme: string): string[] {
  if (logoAlternate === undefined || logoAlternateCompact === undefined) return [];
  const shows = (selector: string, url: string): string => `${scheme} ${selector}{content:url("${url}")}`;
  return [
    ...['header picture > img', 'header > img'].map((image) => shows(image, logoAlternate)),
    `@media (width < 48rem){${shows('header picture:has(source) > img', logoAlternateCompact)}}`,
    shows('footer strong > img', logoAlternateCompact),
  ];
}
