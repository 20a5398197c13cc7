import { describe, expect, it } from 'vitest';
import { floorOf, supportedBrowsers } from '../floor.ts';
import { cssFaults } from './css-faults.ts';
import { enhancements } from './enhancements.ts';

const floor = new Map([
  ['chrome', '111'],
  ['firefox', '115'],
  ['safari', '16.4'],
]);
const features = (css: string, options = {}): string[] => cssFaults(css, floor, options).map(({ feature }) => feature);

describe('cssFaults', () => {
  it.each([
    ['a property', 'a { mask: none; }', 'mask', ['Chrome 111']],
    ['a property that Safari knows with a prefix', 'a { user-select: none; }', 'user-select', ['Safari 16.4']],
    ['a keyword', 'a { float: inline-start; }', 'float: inline-start', ['Chrome 111']],
    ['a function', 'a { color: light-dark(red, blue); }', 'light-dark()', ['Chrome 111', 'Firefox 115', 'Safari 16.4']],
    ['a function with known gaps', 'a { color: oklch(from red l c h); }', 'oklch(from …)', ['Chrome 111', 'Firefox 115', 'Safari 16.4']],
    ['a function of a custom property', ':root { --a: light-dark(red, blue); }', 'light-dark()', ['Chrome 111', 'Firefox 115', 'Safari 16.4']],
    ['a unit', 'a { inline-size: 1rlh; }', 'rlh', ['Firefox 115']],
    ['the alternative text of content', "a::after { content: '*' / ''; }", 'content: … / …', ['Firefox 115', 'Safari 16.4']],
    ['a pseudo-class', 'a:has(b) { color: red; }', ':has()', ['Firefox 115']],
    ['a pseudo-class in another', 'a:not(:has(b)) { color: red; }', ':has()', ['Firefox 115']],
    ['a pseudo-element', 'a::details-content { color: red; }', '::details-content', ['Chrome 111', 'Firefox 115', 'Safari 16.4']],
    ['an at-rule', '@scope (a) { b { color: red; } }', '@scope', ['Chrome 111', 'Firefox 115', 'Safari 16.4']],
    ['a media feature', '@media (scripting: none) { a { color: red; } }', '@media (scripting)', ['Chrome 111', 'Safari 16.4']],
    ['a query of a container', '@container style(--a: b) { a { color: red; } }', '@container style()', ['Firefox 115', 'Safari 16.4']],
    ['a descriptor', '@font-face { font-family: a; src: url(a); font-feature-settings: "liga"; }', '@font-face font-feature-settings', ['Chrome 111']],
  ])('returns %s that a browser lacks', (_, css, feature, browsers) => {
    const faults = cssFaults(css, floor);
    expect(faults.map((fault) => fault.feature)).toContain(feature);
    expect(new Set(faults.find((fault) => fault.feature === feature)?.browsers)).toEqual(new Set(browsers));
  });

  it.each([
    ['property', 'a { colour: red; }', 'colour'],
    ['function', 'a { color: paint-it(red); }', 'paint-it()'],
    ['pseudo-class', 'a:hovered { color: red; }', ':hovered'],
    ['at-rule', '@mediaa print { a { color: red; } }', '@mediaa'],
  ])('returns an unknown %s without browsers', (_, css, feature) => {
    expect(cssFaults(css, floor)).toEqual([{ feature, browsers: [], line: 1 }]);
  });

  it('names the line', () => {
    expect(cssFaults('a {\n  color: red;\n  mask: none;\n}', floor).map(({ line }) => line)).toEqual([3]);
  });

  it.each([
    ['what all have', "a:is(b, :focus-visible)::after { inline-size: clamp(1px, 10cqi, 2dvh); color: color-mix(in oklab, red 40%, transparent); content: ''; transform: scaleX(2); }"],
    ['a declaration before it', 'a { inline-size: 1px; inline-size: 1rlh; }'],
    ['a declaration with a prefix', 'a { -webkit-user-select: none; user-select: none; }'],
    ['a keyword with a prefix', 'a { text-align: -webkit-match-parent; text-align: match-parent; }'],
    ['a block that only browsers with it read', '@supports (mask-composite: exclude) { a { mask-composite: exclude; } }'],
    ['a block that only browsers with the selector read', '@supports selector(:has(a)) { b:has(a) { color: red; } }'],
    ['a part of one vendor', 'a::-webkit-scrollbar { display: none; }'],
    ['nesting that is resolved before', 'a { &:hover { color: red; } }'],
    ['a harmless enhancement', 'a { text-wrap: pretty; scrollbar-width: thin; }'],
    ['forced colours', '@media (forced-colors: active) { a { border-color: ButtonBorder; } }'],
    ['moments of keyframes', '@keyframes turn { from, 50% { rotate: 0turn; } to { rotate: 1turn; } }'],
  ])('returns nothing for %s', (_, css) => {
    expect(cssFaults(css, floor)).toEqual([]);
  });

  it.each([
    ['another property before it', 'a { color: red; user-select: none; }', 'user-select'],
    ['a declaration before it that nobody knows either', 'a { color: light-dark(a, b); color: light-dark(red, blue); }', 'light-dark()'],
    ['a declaration in another block', 'a { inline-size: 1px; } a { inline-size: 1rlh; }', 'rlh'],
    ['an @supports that asks for something older', '@supports (display: grid) { a { mask: none; } }', 'mask'],
    ['an @supports with not', '@supports not (mask: none) { a { mask: none; } }', 'mask'],
    ['a list of which one selector alone is of one vendor', 'a::-webkit-scrollbar, b { display: none; }', '::-webkit-scrollbar'],
  ])('returns what %s does not stand in for', (_, css, feature) => {
    expect(features(css)).toContain(feature);
  });

  it('returns nesting where browsers get it', () => {
    expect(features('a { &:hover { color: red; } }', { nesting: true })).toEqual(['&']);
  });

  it('passes over what is filled in', () => {
    expect(features('filled:hover { filled-start: 1px; color: filled; inline-size: calc(filled * 2); }', { placeholder: 'filled' })).toEqual([]);
  });

  it('rejects what does not parse', () => {
    expect(() => cssFaults('a { color: red;', floor)).toThrow('Unclosed block');
  });
});

/** The properties whose values alone are lacking somewhere. */
const VALUE: Readonly<Record<string, string>> = { cursor: 'pointer', resize: 'vertical' };

function example(feature: string): string {
  if (feature.startsWith(':')) return `a${feature} { color: red; }`;
  if (feature.startsWith('@font-face ')) return `@font-face { ${feature.slice('@font-face '.length)}: 90%; }`;
  if (feature.startsWith('@')) return `${feature} { a { color: red; } }`;
  return feature.includes(': ') ? `a { ${feature}; }` : `a { ${feature}: ${VALUE[feature] ?? 'inherit'}; }`;
}

describe('enhancements', () => {
  it.each([...enhancements.keys()])('contains %s, which one of the supported browsers lacks', (feature) => {
    expect(cssFaults(example(feature), floorOf(supportedBrowsers), { strict: true })).not.toEqual([]);
    expect(cssFaults(example(feature), floorOf(supportedBrowsers))).toEqual([]);
  });
});
