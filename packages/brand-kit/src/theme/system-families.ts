import type { ThemeFont } from './theme.ts';

/** The generic families of CSS: each is a family of the visitor's system. */
const GENERIC: ReadonlySet<string> = new Set([
  'serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui', 'ui-serif', 'ui-sans-serif', 'ui-monospace', 'ui-rounded', 'math', 'emoji', 'fangsong',
]);

/** Families for Latin letters that come with systems, in small letters. Several have Arabic, Thai or further letters too. */
const OF_SYSTEMS: ReadonlySet<string> = new Set([
  '-apple-system', 'blinkmacsystemfont', 'segoe ui', 'segoe ui variable', 'roboto', 'helvetica neue', 'helvetica', 'arial', 'arial unicode ms', 'liberation sans',
  'dejavu sans', 'noto sans', 'noto serif', 'ubuntu', 'cantarell', 'oxygen', 'tahoma', 'verdana', 'trebuchet ms', 'microsoft sans serif', 'calibri', 'cambria',
  'lucida grande', 'georgia', 'times new roman', 'times', 'liberation serif', 'dejavu serif', 'courier new', 'consolas', 'menlo', 'monaco', 'liberation mono', 'dejavu sans mono',
]);

/** Whether a family is a generic one of CSS, such as `sans-serif`. */
export function isGenericFamily(family: string): boolean {
  return GENERIC.has(family.toLowerCase());
}

/**
 * Whether a family is one of the visitor's system.
 *
 * @param fonts the theme's fonts: one of them is the brand's, whatever its name
 */
export function isSystemFamily(family: string, fonts: readonly Pick<ThemeFont, 'family'>[]): boolean {
  return isGenericFamily(family) || (OF_SYSTEMS.has(family.toLowerCase()) && !fonts.some((font) => font.family === family));
}
