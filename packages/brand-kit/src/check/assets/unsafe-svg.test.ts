import { describe, expect, it } from 'vitest';
import { unsafeContentOf } from './unsafe-svg.ts';

const styled = (css: string) => `<svg viewBox="0 0 1 1">\n<style>${css}</style>\n</svg>`;
const found = (svg: string) => unsafeContentOf(svg).map(({ line, what }) => `${line}: ${what}`);

describe('unsafeContentOf', () => {
  it.each([
    ['a decimal reference', '&#64;import "https://x.example/a.css";'],
    ['a hexadecimal reference', '@im&#x70;ort "https://x.example/a.css";'],
    ['an escape of CSS', '@\\69mport "https://x.example/a.css";'],
    ['an escape of CSS that ends with a space', '@\\69 mport "https://x.example/a.css";'],
    ['an escaped letter', '@i\\mport "https://x.example/a.css";'],
    ['a reference to the sign of an escape', '@&#92;69mport "https://x.example/a.css";'],
  ])('returns an @import written with %s', (_, css) => {
    expect(found(styled(css))).toEqual(['2: an @import']);
  });

  it.each([
    ['url()', 'path { fill: u\\72l(https://x.example/a.svg) }', '2: a url() out of the file'],
    ['image-set()', 'path { fill: -webkit-image-set("https://x.example/a.png" 1x) }', '2: an image-set()'],
  ])('returns an address in %s', (_, css, expected) => {
    expect(found(styled(css))).toEqual([expected]);
  });

  it.each([
    ['a script with a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', '1: a <script>'],
    ['a script with a prefix of other letters', '<é:script xmlns:é="http://www.w3.org/2000/svg">alert(1)</é:script>', '1: a <script>'],
    ['a foreign object with a prefix', '<s:foreignObject/>', '1: a <foreignObject>'],
    ['a processing instruction for a style sheet', '<?xml-stylesheet href="#a"?>\n<svg/>', '1: a style sheet (xml-stylesheet)'],
    ['an animation of a link', '<a><set attributeName="xlink:href" to="#a"/></a>', '1: an animation of a link or an event handler'],
    ['an animation of an event handler', "<set attributeName='onclick' to='alert(1)'/>", '1: an animation of a link or an event handler'],
  ])('returns %s', (_, svg, expected) => {
    expect(found(svg)).toEqual([expected]);
  });

  it.each([
    ['an animation of a shape', '<svg viewBox="0 0 1 1"><path><animate attributeName="opacity" to="0"/></path></svg>'],
    ['a url() of its own in an attribute with quotes', '<svg viewBox="0 0 1 1"><path style="fill: url(&quot;#a&quot;)"/></svg>'],
    ['markup as text', '<svg viewBox="0 0 1 1"><title>&lt;script> &#60;script></title></svg>'],
    ['references to other characters', '<svg viewBox="0 0 1 1"><title>Caf&#233; &#x1F40B;&#xFFFFFFFF;</title></svg>'],
  ])('returns nothing for %s', (_, svg) => {
    expect(found(svg)).toEqual([]);
  });
});
