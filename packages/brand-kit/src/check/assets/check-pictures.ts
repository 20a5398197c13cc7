import { quote } from '../fault/fault.ts';
import type { Fault } from '../fault/fault.ts';
import type { PictureFacts } from '../source.ts';

/** What the place where a picture stands asks of it. */
interface Place {
  /** Width divided by height. */
  readonly shape: { readonly from: number; readonly to: number; readonly text: string };
  /** Least width or height of a raster picture in pixels, on screens with two pixels for each. */
  readonly least?: { readonly side: 'width' | 'height'; readonly pixels: number };
  /** Stands on grounds of several colours: a raster picture must let them through around what it shows. An SVG with a ground has one on purpose. */
  readonly clear?: true;
  /** Whether it must be an SVG: from which icons are drawn at any size, and which the page says it is. */
  readonly vector?: true;
}

const any = { from: 0, to: Infinity, text: 'any shape' };
const logo: Place = { shape: { from: 1, to: 8, text: 'as high as wide, or up to 8 times as wide as high' }, least: { side: 'height', pixels: 72 }, clear: true };
const logoCompact: Place = { shape: { from: 0.66, to: 2, text: 'about as wide as high (2:3 to 2:1)' }, least: { side: 'height', pixels: 80 }, clear: true };
const hero: Place = { shape: { from: 1.2, to: 4, text: 'wider than high (1.2:1 to 4:1)' }, least: { side: 'width', pixels: 1440 } };
const heroCompact: Place = { shape: { from: 0.4, to: 0.9, text: 'higher than wide (2:5 to 9:10)' }, least: { side: 'width', pixels: 720 } };

/** By role of `assets`. */
const places: Readonly<Record<string, Place>> = {
  logo,
  logoCompact,
  logoAlternate: logo,
  logoAlternateCompact: logoCompact,
  favicon: { shape: { from: 0.98, to: 1.02, text: 'square' }, vector: true },
  hero,
  heroCompact,
  heroAlternate: hero,
  heroAlternateCompact: heroCompact,
  background: { shape: any, least: { side: 'width', pixels: 1200 } },
  pattern: { shape: any },
};

/** Roles whose picture takes the place of another one's, and must not move what stands around it. */
const counterparts: Readonly<Record<string, string>> = {
  logoAlternate: 'logo',
  logoAlternateCompact: 'logoCompact',
  heroAlternate: 'hero',
  heroAlternateCompact: 'heroCompact',
};
/** How far two shapes may differ. */
const ALIKE = 0.02;

/**
 * Checks pictures for the places where they stand: shape, size, whether anything is drawn, and whether a logo's ground is
 * transparent. Each fault is at the role, with the file in `found`.
 *
 * @param pictures what was measured, by path; a path without it is reported elsewhere, or not measured
 */
export function checkPictures(file: string, assets: Readonly<Record<string, unknown>>, pictures: (path: string) => PictureFacts | undefined): Fault[] {
  const factsOf = (role: string): PictureFacts | undefined => (typeof assets[role] === 'string' ? pictures(assets[role]) : undefined);
  return Object.entries(places).flatMap(([role, place]) => {
    const picture = factsOf(role);
    if (picture === undefined) return [];
    const fault = faultOf(place, picture) ?? unlike(role, picture, factsOf(counterparts[role] ?? ''));
    return fault === undefined ? [] : [{ file, keyPath: `assets.${role}`, found: `${quote(assets[role])}, ${fault.found}`, expected: fault.expected }];
  });
}

type PictureFault = Pick<Fault, 'found' | 'expected'>;

const sizeOf = ({ width, height }: PictureFacts): string => `${Math.round(width)} × ${Math.round(height)} pixels`;

function faultOf({ shape, least, clear, vector }: Place, picture: PictureFacts): PictureFault | undefined {
  const ratio = picture.width / picture.height;
  if (vector === true && !picture.vector) return { found: 'which is no SVG', expected: 'an SVG, which icons are drawn from at every size' };
  if (picture.empty === true) return { found: 'in which nothing is drawn', expected: 'a picture that shows something' };
  if (ratio < shape.from || ratio > shape.to) return { found: `a picture of ${sizeOf(picture)}`, expected: `one that is ${shape.text}` };
  if (!picture.vector && least !== undefined && picture[least.side] < least.pixels) return { found: `a picture of ${sizeOf(picture)}`, expected: `at least ${least.pixels} pixels of ${least.side}, or an SVG` };
  if (clear === true && !picture.vector && picture.opaqueCorners === true) return { found: 'whose ground is opaque', expected: 'a transparent ground, since it stands on header, footer and pictures, in every scheme' };
  return undefined;
}

function unlike(role: string, picture: PictureFacts, other: PictureFacts | undefined): PictureFault | undefined {
  if (other === undefined) return undefined;
  const [one, two] = [picture.width / picture.height, other.width / other.height];
  return Math.abs(one / two - 1) <= ALIKE ? undefined : { found: `a picture of ${sizeOf(picture)}`, expected: `the shape of assets.${counterparts[role] ?? ''}, ${sizeOf(other)}: it takes its place` };
}
