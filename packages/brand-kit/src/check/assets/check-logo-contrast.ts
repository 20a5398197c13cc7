import { contrast, parseColour } from '../../colour/colour.ts';
import type { Colour } from '../../colour/colour.ts';
import { valueAt } from '../../theme/token-walk.ts';
import type { Primitives } from '../../theme/theme.ts';
import { quote } from '../fault/fault.ts';
import type { Fault } from '../fault/fault.ts';
import { isRecord, stringsOf } from '../source.ts';
import type { PictureFacts } from '../source.ts';
import { groundsOf, paletteOf } from '../theme/measure-contrast.ts';

/** Where each logo stands: the compact one beside the brand's name in the footer, and in the header for members on phones. */
const PLACES: readonly (readonly [role: string, grounds: readonly string[]])[] = [
  ['logo', ['color.header.bottomBg']],
  ['logoCompact', ['color.header.bottomBg', 'color.footer.bg']],
];
const ALTERNATES: Readonly<Record<string, string>> = { logo: 'logoAlternate', logoCompact: 'logoAlternateCompact' };

/** A colour with less contrast than this is not told from its ground. */
const SEEN = 1.5;
/** A logo of which so little is seen is none. */
const LEAST = 0.1;

/**
 * Reports logos that are hardly told from what they stand on in a scheme, such as a dark one on a dark footer.
 *
 * @param pictures what was measured, by path
 */
export function checkLogoContrast(file: string, theme: unknown, pictures: (path: string) => PictureFacts | undefined): Fault[] {
  const [assets, primitives] = [valueAt(theme, ['assets']), valueAt(theme, ['primitives'])];
  if (!isRecord(assets) || !isRecord(primitives)) return [];
  return PLACES.flatMap(([place, grounds]) => {
    return stringsOf(valueAt(theme, ['schemes'])).flatMap((scheme, index): Fault[] => {
      const alternate = ALTERNATES[place] ?? '';
      const role = index > 0 && Object.hasOwn(assets, alternate) ? alternate : place;
      const path = assets[role];
      const colours = typeof path === 'string' ? pictures(path)?.colours : undefined;
      if (colours === undefined || colours.length === 0) return [];
      const palette = paletteOf(valueAt(theme, ['semantic', scheme]), primitives as Primitives);
      const lost = grounds.filter((ground) => isLost(colours, groundsOf({ ground }, palette)));
      if (lost.length === 0) return [];
      const remedy = index > 0 && role === place ? ', or pictures of this scheme in logoAlternate and logoAlternateCompact' : '';
      return [{ file, keyPath: `assets.${role}`, found: `${quote(path)}, which is hardly told from ${lost.join(' and ')} in the scheme ${scheme}`, expected: `a picture whose colours differ from it (${SEEN}:1)${remedy}` }];
    });
  });
}

function isLost(colours: NonNullable<PictureFacts['colours']>, grounds: readonly Colour[]): boolean {
  return grounds.some((ground) => {
    const seen = colours.filter(({ colour }) => {
      const drawn = parseColour(colour);
      return drawn !== undefined && contrast(drawn, ground) >= SEEN;
    });
    return seen.reduce((sum, { share }) => sum + share, 0) < LEAST;
  });
}
