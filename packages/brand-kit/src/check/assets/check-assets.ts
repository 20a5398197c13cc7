import { quote } from '../fault/fault.ts';
import type { Fault } from '../fault/fault.ts';
import { nearestOf } from '../fault/nearest.ts';
import { isRecord } from '../source.ts';
import type { AssetFile, BrandSource, PictureFacts } from '../source.ts';
import { checkLogoContrast } from './check-logo-contrast.ts';
import { checkPictures } from './check-pictures.ts';
import { unsafeContentOf } from './unsafe-svg.ts';

const roles = ['logo', 'logoCompact', 'favicon', 'background', 'hero', 'heroCompact', 'pattern'];
/** Pairs of roles of the scheme that is not the default: both or neither. */
const alternates = [['heroAlternate', 'heroAlternateCompact'], ['logoAlternate', 'logoAlternateCompact']];
const optional = alternates.flat();
const LIMIT_SVG = 40 * 1024;
const LIMIT_PICTURE = 160 * 1024;

/** Checks that a theme's artwork exists, has an allowed type and size, and has no active content. */
export function checkAssets(file: string, theme: unknown, source: BrandSource): Fault[] {
  const assets = isRecord(theme) ? theme['assets'] : undefined;
  if (!isRecord(assets)) return [{ file, keyPath: 'assets', found: quote(assets), expected: `files for ${roles.join(', ')}` }];
  const named = [...roles, ...alternates.filter((pair) => pair.some((role) => Object.hasOwn(assets, role))).flat()];
  const unknown = Object.keys(assets).filter((role) => !named.includes(role));
  const pictures = (path: string): PictureFacts | undefined => (Object.hasOwn(source.assets, path) ? source.assets[path]?.picture : undefined);
  return [
    ...named.flatMap((role) => checkAsset(file, role, assets, source)),
    ...unknown.map((role) => {
      const nearest = nearestOf(role, [...roles, ...optional]);
      return { file, keyPath: `assets.${role}`, found: 'an unknown role', expected: `one of ${[...roles, ...optional].join(', ')}`, ...(nearest === undefined ? {} : { nearest }) };
    }),
    ...checkPictures(file, assets, pictures),
    ...checkLogoContrast(file, theme, pictures),
  ];
}

const PICTURE = /\.(?:svg|webp|avif)$/;

function checkAsset(file: string, role: string, named: Readonly<Record<string, unknown>>, { id, assets, otherAssets = [], unreadable }: BrandSource): Fault[] {
  const [at, path] = [{ file, keyPath: `assets.${role}` }, named[role]];
  if (typeof path !== 'string') return [{ ...at, found: quote(path), expected: 'the path of a picture in the brand\'s folder' }];
  if (otherAssets.includes(path)) return [{ ...at, found: `${quote(path)}, which is of a kind that sites do not serve`, expected: 'an SVG, WebP or AVIF file' }];
  const asset = Object.hasOwn(assets, path) ? assets[path] : undefined;
  if (asset === undefined) {
    const nearest = nearestFile(path, assets, Object.values(named));
    const [wrong, what] = PICTURE.test(path) ? ['', 'a file'] : [', which is not there, nor of a kind that sites serve', 'an SVG, WebP or AVIF file'];
    return [{ ...at, found: `${quote(path)}${wrong}`, expected: `${what} that is there: put the picture there, or name another file`, ...(nearest === undefined ? {} : { nearest }) }];
  }
  // A picture that is no XML is reported as that alone.
  return unreadable.some(({ file: other }) => other === `${id}/${path}`) ? [] : [...checkFile(`${id}/${path}`, asset), ...(role === 'pattern' ? checkTile(`${id}/${path}`, asset) : [])];
}

/** The picture with the nearest name. One that a role uses is none: it would pass the check, and be the wrong picture. */
function nearestFile(path: string, assets: BrandSource['assets'], used: readonly unknown[]): string | undefined {
  // Folder and ending are alike everywhere, and would make every name look near.
  const nameOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const free = new Map(Object.keys(assets).filter((file) => !used.includes(file)).map((file) => [nameOf(file), file]));
  return free.get(nearestOf(nameOf(path), free.keys()) ?? '');
}

/** A length of an SVG that does not depend on where it stands, as a percentage does; in `style` CSS asks for its unit. */
const FIXED = /^(?=.*[1-9])\d*\.?\d+(?:px|pt|pc|mm|cm|in|em|rem)?$/;
const FIXED_BY_STYLE = /^(?=.*[1-9])\d*\.?\d+(?:px|pt|pc|mm|cm|in|em|rem)$/i;

/** A length of 0 in whatever unit. */
const NOTHING = /^0*\.?0+(?:[a-z]+|%)?$/i;

/** An SVG that repeats needs a size of its own, of which browsers derive one side from its viewBox: they stretch one copy of it over the whole section otherwise. */
function checkTile(file: string, { svg }: AssetFile): Fault[] {
  const root = svg === undefined ? null : /<svg\b[^>]*>/.exec(svg);
  if (svg === undefined || root === null) return [];
  const sides = ['width', 'height'].map((side) => lengthOf(root[0], side));
  const none = sides.includes('none');
  if (!none && sides.includes('fixed')) return [];
  return [{
    file,
    line: svg.slice(0, root.index).split('\n').length,
    keyPath: '',
    found: none ? 'a pattern with a side of 0, which is never drawn' : 'a pattern with neither width nor height',
    expected: 'width and height on its <svg>, such as width="40" height="40", the size of one repetition: with neither browsers stretch one copy over the whole section',
  }];
}

/** Of what kind a side of an SVG's root is, by its attribute or by its style, which comes first: fixed, nothing, or else as wide as what it is drawn in. */
function lengthOf(root: string, side: string): 'fixed' | 'none' | 'other' {
  const attribute = (name: string): string => new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 's').exec(root)?.[2]?.trim() ?? '';
  const styled = new RegExp(`(?:^|;)\\s*${side}\\s*:([^;!]*)`, 'i').exec(attribute('style'))?.[1]?.trim();
  const length = styled ?? attribute(side);
  if (NOTHING.test(length)) return 'none';
  return (styled === undefined ? FIXED : FIXED_BY_STYLE).test(length) ? 'fixed' : 'other';
}

function checkFile(file: string, { bytes, svg }: AssetFile): Fault[] {
  const limit = svg === undefined ? LIMIT_PICTURE : LIMIT_SVG;
  const size = bytes > limit ? [{ file, keyPath: '', found: `${kilobytes(bytes)} KB`, expected: `at most ${kilobytes(limit)} KB` }] : [];
  if (svg === undefined) return size;
  if (!/<svg\b/.test(svg)) return [...size, { file, keyPath: '', found: 'no <svg> element', expected: 'an SVG picture' }];
  const box = /<svg\b[^>]*\bviewBox\s*=/.test(svg) ? [] : [{ file, keyPath: '', found: 'an SVG without viewBox', expected: 'a viewBox on its <svg>, such as viewBox="0 0 64 64", so that it scales' }];
  const dangers = unsafeContentOf(svg).map(({ line, what, expected = 'an inert SVG: no scripts, and nothing fetched from elsewhere' }): Fault => ({ file, line, keyPath: '', found: what, expected }));
  return [...size, ...box, ...dangers];
}

function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024);
}
