import type { ThemeFont } from './theme.ts';

/** Name of a font's local fallback, to be listed after the font. */
export function fallbackFamily(family: string): string {
  return `${family} Fallback`;
}

/** `@font-face` rules of a theme's fonts, each with a local fallback of the same metrics if stated. */
export function compileFontFaces(fonts: readonly ThemeFont[], fontUrl: (source: string) => string): string {
  return fonts.flatMap((font) => [face(font, fontUrl(font.source)), ...fallbackFace(font)]).join('\n');
}

function face(font: ThemeFont, url: string): string {
  const range = font.range === undefined ? '' : `;unicode-range:${font.range}`;
  return (
    `@font-face{font-family:"${font.family}";font-style:normal;font-weight:${font.weight};font-display:swap;` +
    `src:url("${url}") format("woff2")${range}}`
  );
}

function fallbackFace({ family, fallback }: ThemeFont): string[] {
  if (fallback === undefined) return [];
  return [
    `@font-face{font-family:"${fallbackFamily(family)}";src:${fallback.local
      .split(',')
      .map((name) => `local("${name.trim()}")`)
      .join(',')};size-adjust:${fallback.sizeAdjust};` +
      `ascent-override:${fallback.ascent};descent-override:${fallback.descent};line-gap-override:${fallback.lineGap}}`,
  ];
}
