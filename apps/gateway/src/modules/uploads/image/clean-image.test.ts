import { describe, expect, it } from 'vitest';
import { exif, jpeg, png, pngChunk, segment, webp, webpChunk } from '../../../../test-support/pictures.ts';
import { cleanImage, type MediaType } from './clean-image.ts';

const ALL: readonly MediaType[] = ['image/png', 'image/jpeg', 'image/webp'];
const SCRIPT = '<script>alert(1)</script>';
const factsOf = (bytes: Buffer, types = ALL) => {
  const image = cleanImage(bytes, types);
  return image === undefined ? undefined : [image.mediaType, image.width, image.height];
};
const textOf = (bytes: Buffer): string => cleanImage(bytes, ALL)?.content.toString('latin1') ?? 'none';

describe('cleanImage', () => {
  it.each([
    ['a PNG', png(), ['image/png', 4, 3]],
    ['a JPEG', jpeg({ width: 40, height: 24 }), ['image/jpeg', 40, 24]],
    ['a WebP', webp(), ['image/webp', 4, 3]],
  ])('returns type and size when it is %s, and the same when it is cleaned again', (_, bytes, facts) => {
    expect(factsOf(bytes)).toEqual(facts);
    const once = cleanImage(bytes, ALL)?.content ?? Buffer.alloc(0);
    expect(cleanImage(once, ALL)?.content).toEqual(once);
  });

  it.each([
    ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
    ['a page', Buffer.from(`<!doctype html>${SCRIPT}`)],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['nothing', Buffer.alloc(0)],
    ['a signature of PNG before a page', Buffer.concat([png().subarray(0, 8), Buffer.from(SCRIPT)])],
    ['a PNG that was cut off', png().subarray(0, -6)],
    ['a PNG with a changed byte', Buffer.from(png().map((byte, at) => (at === 20 ? byte ^ 1 : byte)))],
    ['a PNG without pixels', Buffer.concat([png().subarray(0, 33), pngChunk('IEND')])],
    ['a PNG of too many pixels', png({ width: 1, height: 12_001 })],
    ['a signature of JPEG before a page', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(SCRIPT)])],
    ['a JPEG that was cut off', jpeg({ width: 80, height: 80 }).subarray(0, -4)],
    ['a JPEG without a picture', Buffer.concat([Buffer.from([0xff, 0xd8]), exif(1), Buffer.from([0xff, 0xd9])])],
    ['a JPEG without a size', jpeg({ height: 0 })],
    ['a JPEG of arithmetic coding, which no browser shows', Buffer.from(jpeg().toString('latin1').replace('\xff\xc0', '\xff\xc9'), 'latin1')],
    ['a WebP that moves', webp({ flags: 2, chunks: [webpChunk('ANIM', Buffer.alloc(6))] })],
    ['a WebP with two sizes', webp({ flags: 0, chunks: [webpChunk('VP8L', webp({ width: 9 }).subarray(20))] })],
  ])('returns nothing when it is %s', (_, bytes) => {
    expect(factsOf(bytes)).toBeUndefined();
  });

  it('returns nothing when the type is not one of those asked for', () => {
    expect([factsOf(webp(), ['image/png', 'image/jpeg']), factsOf(png(), ['image/jpeg'])]).toEqual([undefined, undefined]);
  });

  it('drops texts, places, and what stands behind the end of a PNG', () => {
    const bytes = png({ before: [pngChunk('tEXt', Buffer.from(`Comment\0${SCRIPT}`)), pngChunk('eXIf', exif(6).subarray(10)), pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]))], behind: SCRIPT });
    expect(textOf(bytes)).toContain('gAMA');
    for (const gone of ['script', 'GPS', 'tEXt', 'eXIf']) expect(textOf(bytes)).not.toContain(gone);
  });

  it('drops texts, places, thumbnails, and what stands behind the end of a JPEG', () => {
    const icc = segment(0xe2, 'ICC_PROFILE\0profile');
    const bytes = jpeg({ before: [segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'), exif(1), segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${SCRIPT}`), segment(0xfe, SCRIPT), segment(0xe0, 'JFXX\0thumb'), icc], behind: SCRIPT });
    for (const kept of ['JFIF', 'ICC_PROFILE']) expect(textOf(bytes)).toContain(kept);
    for (const gone of ['script', 'GPS', 'Exif', 'thumb']) expect(textOf(bytes)).not.toContain(gone);
    expect(textOf(bytes).endsWith('\xff\xd9')).toBe(true);
  });

  it.each([
    [6, 'II', [8, 16]],
    [8, 'MM', [8, 16]],
    [3, 'II', [16, 8]],
  ] as const)('keeps orientation %i of %s, and nothing else of the EXIF', (orientation, order, [width, height]) => {
    const bytes = jpeg({ width: 16, height: 8, before: [exif(orientation, order)] });
    expect(factsOf(bytes)).toEqual(['image/jpeg', width, height]);
    expect(textOf(bytes)).toContain('Exif');
    expect(textOf(bytes)).not.toContain('GPS');
    expect(factsOf(cleanImage(bytes, ALL)?.content ?? Buffer.alloc(0))).toEqual(['image/jpeg', width, height]);
  });

  it('drops EXIF, XMP and what stands behind the end of a WebP', () => {
    const bytes = Buffer.concat([webp({ flags: 0x3c, chunks: [webpChunk('EXIF', Buffer.from('GPS 14')), webpChunk('XMP ', Buffer.from(SCRIPT))] }), Buffer.from(SCRIPT)]);
    expect(factsOf(bytes)).toEqual(['image/webp', 4, 3]);
    for (const gone of ['script', 'GPS', 'EXIF', 'XMP']) expect(textOf(bytes)).not.toContain(gone);
    expect(cleanImage(bytes, ALL)?.content.readUInt8(20)).toBe(0x30);
  });
});
