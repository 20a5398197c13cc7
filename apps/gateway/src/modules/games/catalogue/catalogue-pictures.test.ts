import { defaultPalettes, drawMark, drawPicture, fingerprint, huesOf, svgFaults, type ArtPalette } from '@livery/demo-artwork';
import { describe, expect, it } from 'vitest';
import { catalogueGames } from './catalogue.ts';
import { catalogueVendors } from './vendors.ts';

const styles = Object.values(defaultPalettes);

describe('pictures of the demo catalogue', () => {
  it.each(styles)('are well-formed, at most 12 KB, without scripts, broken numbers or outside references in style $style', (palette) => {
    const faults = catalogueGames.flatMap(({ code, art }) => {
      const svg = drawPicture(art, palette);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
      const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((match) => match[1] ?? match[2] ?? '');
      return [
        ...svgFaults(svg),
        ...(svg.length > 12_288 ? [`${svg.length} bytes`] : []),
        ...(/NaN|undefined|null|Infinity|<script|<foreignObject|<text|\son\w+=|javascript:/i.test(svg) ? ['something that must not be there'] : []),
        ...(/href="(?!#)|url\((?!#)/.test(svg) ? ['a reference outside'] : []),
        ...(new Set(ids).size === ids.length ? [] : [`ids twice: ${ids.filter((id, index) => ids.indexOf(id) !== index).join(' ')}`]),
        ...used.filter((id) => !ids.includes(id)).map((id) => `nothing has the id ${id}`),
      ].map((fault) => `${code}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  it.each(styles)('differ in structure between neighbours, and nearly everywhere, in style $style', (palette) => {
    const prints = catalogueGames.map(({ art }) => fingerprint(art, huesOf(palette)));
    expect(prints.filter((print, index) => index > 0 && print === prints[index - 1])).toEqual([]);
    expect(new Set(prints).size).toBeGreaterThan(620);
    expect(new Set(catalogueGames.map(({ art }) => drawPicture(art, palette))).size).toBe(catalogueGames.length);
  });

  it('never show the same emblem for two neighbours of a slot vendor', () => {
    for (const vendor of catalogueVendors.filter(({ type }) => type === 'RNG')) {
      const emblems = catalogueGames.filter((game) => game.vendor === vendor).map(({ art }) => art.emblem);
      expect(emblems.filter((emblem, index) => emblem === emblems[index - 1])).toEqual([]);
    }
  });

  it('are the same each time they are drawn', () => {
    const first = catalogueGames.slice(0, 60).map(({ art }) => drawPicture(art, defaultPalettes.coastal));
    expect(catalogueGames.slice(0, 60).map(({ art }) => drawPicture(art, defaultPalettes.coastal))).toEqual(first);
  });

  it('take their colours from the palette', () => {
    const art = catalogueGames[0]!.art;
    const other: ArtPalette = { ...defaultPalettes.celestial, base: '#301022', accents: ['#ff5577'] };
    expect(drawPicture(art, other)).not.toBe(drawPicture(art, defaultPalettes.celestial));
  });

  it('include a well-formed mark for every vendor', () => {
    for (const { code, mark } of catalogueVendors) expect(svgFaults(drawMark({ seed: code, ...mark }, defaultPalettes.coastal))).toEqual([]);
  });
});
