import { fontCharacters } from './font-characters.ts';

/** How each file of a format of fonts begins (WOFF 2.0, 4.1; WOFF 1.0, 3; OpenType, "Organization of an OpenType Font"). */
const SIGNATURES: readonly (readonly [format: string, start: string])[] = [
  ['WOFF2', 'wOF2'],
  ['WOFF', 'wOFF'],
  ['OTF', 'OTTO'],
  ['TTF', '\u0000\u0001\u0000\u0000'],
];

/** Where a WOFF2 file states its own length, in bytes (WOFF 2.0, 4.1). */
const LENGTH_AT = 8;

/** Returns why a file whose name ends in `.woff2` is no font that browsers show: content of another kind, or a part of a font; undefined for one that is. */
export function fontFault(content: Buffer): { readonly found: string; readonly expected: string } | undefined {
  const start = content.toString('latin1', 0, 4);
  const [format] = SIGNATURES.find(([, signature]) => signature === start) ?? [];
  if (format === 'WOFF2') {
    const length = content.length < LENGTH_AT + 4 ? 0 : content.readUInt32BE(LENGTH_AT);
    if (length === content.length) return isReadable(content) ? undefined : { found: 'a font whose content is damaged', expected: 'a font in the format WOFF2' };
    return { found: `${content.length} bytes, of ${length} that the font says it has`, expected: 'the whole file' };
  }
  return { found: format === undefined ? 'content that is no font' : `content in the format ${format}`, expected: 'a font in the format WOFF2' };
}

function isReadable(font: Buffer): boolean {
  try {
    fontCharacters(font);
    return true;
  } catch {
    return false;
  }
}
