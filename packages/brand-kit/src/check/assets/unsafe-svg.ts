/** Something in an SVG file that may run or fetch. */
export interface UnsafeContent {
  readonly line: number;
  readonly what: string;
  /** What the file should have instead, where that is not an inert SVG. */
  readonly expected?: string;
}

/** A prefix of a name, of whatever letters. */
const PREFIX = String.raw`(?:[^\s<>/:"'=]+:)?`;

/** Content that SVG files must not have, since they are served from the site's own origin. */
const unsafe: readonly { readonly pattern: RegExp; readonly what: string; readonly expected?: string }[] = [
  { pattern: new RegExp(`<${PREFIX}script\\b`, 'i'), what: 'a <script>' },
  { pattern: new RegExp(`<${PREFIX}foreignObject\\b`, 'i'), what: 'a <foreignObject>' },
  { pattern: /<\?xml-stylesheet\b/i, what: 'a style sheet (xml-stylesheet)' },
  { pattern: /<!(?:DOCTYPE|ENTITY)/i, what: 'a document type' },
  { pattern: /\son\w+\s*=/i, what: 'an event handler' },
  { pattern: new RegExp(`attributeName\\s*=\\s*["']\\s*${PREFIX}(?:href|src|on\\w+)\\b`, 'i'), what: 'an animation of a link or an event handler' },
  { pattern: /@import\b/i, what: 'an @import' },
  { pattern: /\bimage-set\(/i, what: 'an image-set()' },
  { pattern: /(?:(?:href|src)\s*=\s*["']|url\(\s*["']?)\s*data:/i, what: 'an embedded file (data:)', expected: 'shapes of the SVG itself, since files embedded in it are not checked' },
  { pattern: /(?:href|src)\s*=\s*["']\s*(?!\s|#|data:)[^"']/i, what: 'a link out of the file' },
  // The address of an @import is reported with it.
  { pattern: /(?<!@import\s*)url\(\s*(?:["']\s*)?(?!#|data:)[^)"'\s]/i, what: 'a url() out of the file' },
];

/** Returns what of an SVG file may run or fetch, also where it is written with character references of XML or escapes of CSS. */
export function unsafeContentOf(svg: string): UnsafeContent[] {
  const text = withoutEscapes(svg);
  return unsafe.flatMap(({ pattern, ...about }) => {
    const position = text.search(pattern);
    return position === -1 ? [] : [{ line: text.slice(0, position).split('\n').length, ...about }];
  });
}

/** Characters that are written as references so that they are no markup, and line breaks, which would change the numbers of lines. */
const LEFT = /[<\n\r]/;

/** Text with its references and escapes replaced by their characters, on the same lines. */
function withoutEscapes(svg: string): string {
  const character = (whole: string, code: number): string => {
    const meant = code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    return LEFT.test(meant) ? whole : meant;
  };
  return svg
    .replace(/&#(?:x([\da-f]+)|(\d+));/gi, (whole, hex?: string, decimal?: string) => character(whole, hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)))
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replace(/\\(?:([\da-f]{1,6})[ \t]?|([^\n\r]))/gi, (whole, hex?: string, plain?: string) => (hex === undefined ? (plain ?? whole) : character(whole, Number.parseInt(hex, 16))));
}
