import { describe, expect, it } from 'vitest';
import { contrast, parseColour } from '../colour/colour.ts';
import { harbour, setAt } from '../test-support/valid-brand.ts';
import { compileTheme, splitTheme, tokenColour } from './compile-theme.ts';
import { scriptFontRule } from './script-fonts.ts';
import { shippedFonts } from './writing-systems.ts';
import { fixedTokens } from './fixed-tokens.ts';
import type { Theme, ThemeAssets } from './theme.ts';
import { baseLeaves, schemeLeaves } from './token-walk.ts';
import { cssVariableName } from './token-tree.ts';

const assets = Object.fromEntries(
  Object.keys((harbour().theme as Theme).assets).map((role) => [role, `/a/${role}.svg`]),
) as unknown as ThemeAssets;

function twoSchemes(): Theme {
  const theme = harbour().theme as Theme;
  setAt(theme, ['semantic', 'dark'], structuredClone(theme.semantic.light));
  setAt(theme, ['semantic', 'dark', 'color', 'bg', 'canvas'], '{ink.900}');
  setAt(theme, ['schemes'], ['light', 'dark']);
  setAt(theme, ['semantic', 'light', 'color', 'accent', 'softFg'], '{ink.900/60}');
  return theme;
}

const compile = (mode: 'page' | 'scoped' = 'page'): string => compileTheme(twoSchemes(), { id: 'harbour', assets, fontUrl: (source) => `/f/${source}`, mode });

describe('splitTheme', () => {
  it('returns the first scheme apart from the others and from other writing systems', () => {
    const target = { id: 'harbour', assets, fontUrl: (source: string) => `/f/${source}` };
    const { first, rest } = splitTheme(twoSchemes(), target);
    expect(`${first}\n${rest}`).toBe(compileTheme(twoSchemes(), target));
    expect(first).toContain('color-scheme:light');
    expect(first).not.toContain('color-scheme:dark');
    expect(rest).toContain('[data-scheme="dark"]');
    expect(first).not.toContain(':lang(');
  });

  it('returns a writing system’s font with the rest, but for a page in it', () => {
    const theme = twoSchemes();
    setAt(theme, ['fonts'], [...theme.fonts, ...shippedFonts.telu]);
    setAt(theme, ['base', 'font', 'script', 'telu'], `"${shippedFonts.telu[0].family}", sans-serif`);
    const target = { id: 'harbour', assets, fontUrl: (source: string) => `/f/${source}` };
    const face = `@font-face{font-family:"${shippedFonts.telu[0].family}"`;
    const where = (language?: string): boolean[] => {
      const { first, rest } = splitTheme(theme, { ...target, ...(language === undefined ? {} : { language }) });
      return [first, rest].map((sheet) => sheet.includes(face) && sheet.includes(`unicode-range:${shippedFonts.telu[0].range ?? 'none'}`));
    };
    expect([where(), where('en'), where('th'), where('te')]).toEqual([[false, true], [false, true], [false, true], [true, false]]);
  });
});

describe('splitTheme on a page in another writing system', () => {
  it('returns Latin fonts with the rest, without the space that all text has', () => {
    const theme = twoSchemes();
    setAt(theme, ['fonts'], [{ family: 'Test', source: 'assets/test.woff2', weight: '400', range: 'U+0-FF' }]);
    const faces = (language: string): string[] => {
      const { first, rest } = splitTheme(theme, { id: 'harbour', assets, fontUrl: (source) => source, language });
      return [first, rest].map((sheet) => /@font-face\{[^}]*unicode-range:([^}]*)/.exec(sheet)?.[1] ?? 'none');
    };
    expect([faces('en'), faces('zh-Hans')]).toEqual([['U+0-FF', 'none'], ['none', 'U+0000-001F,U+0021-00FF']]);
  });

  it('returns a font with Latin letters and those of the page at once', () => {
    const theme = twoSchemes();
    setAt(theme, ['fonts'], [{ family: 'Test', source: 'assets/test.woff2', weight: '400', range: 'U+0-FF,U+600-6FF' }]);
    const isFirst = (language: string): boolean => splitTheme(theme, { id: 'harbour', assets, fontUrl: (source) => source, language }).first.includes('@font-face');
    expect([isFirst('ar'), isFirst('zh-Hans')]).toEqual([true, false]);
  });

  it('lets a file of one weight stand for the weights that are nearest to it, by spans that all letters of a family have', () => {
    const theme = twoSchemes();
    const file = (weight: string, range: string) => ({ family: 'Test', source: `assets/test-${weight}.woff2`, weight, range });
    const weights = (...fonts: readonly ReturnType<typeof file>[]): string[] => {
      setAt(theme, ['fonts'], fonts);
      return [...compileTheme(theme, { id: 'harbour', assets, fontUrl: (source) => source, language: 'ar' }).matchAll(/font-weight:([^;]*);font-display/g)].map(([, weight = '']) => weight);
    };
    expect(weights(file('400', 'U+600-6FF'), file('700', 'U+600-6FF'))).toEqual(['1 550', '551 1000']);
    expect(weights(file('400', 'U+600-6FF'), file('400', 'U+0-FF'), file('600', 'U+0-FF'), file('700', 'U+600-6FF')).toSorted()).toEqual(['1 500', '1 500', '501 650', '501 650', '651 1000', '651 1000']);
    expect(weights(file('400', 'U+600-6FF'))).toEqual(['400']);
    expect(weights(file('100 800', 'U+0-FF'), file('400', 'U+600-6FF')).toSorted()).toEqual(['100 800', '400']);
  });

  it.each(['en', 'ru'])('lets a file draw its letters at its own weight where one of other letters too stands in for it, on a page in %s', (language) => {
    const theme = twoSchemes();
    const file = (weight: string, range?: string) => ({ family: 'Test', source: `assets/test-${weight}.woff2`, weight, ...(range === undefined ? {} : { range }) });
    const faces = (...fonts: readonly ReturnType<typeof file>[]): string[] => {
      setAt(theme, ['fonts'], fonts);
      return [...compileTheme(theme, { id: 'harbour', assets, fontUrl: (source) => source, language }).matchAll(/font-weight:([^;]*);font-display:swap;src:url\("assets\/test-(\d+)/g)].map(([, span, weight]) => `${weight} for ${span}`);
    };
    // The later one of two draws what both have: Latin letters are those of the bold file there, and of no other elsewhere.
    expect(faces(file('700', 'U+0-FF'), file('400', 'U+0-FF,U+400-4FF')).filter((face) => face.endsWith('551 1000'))).toEqual(['400 for 551 1000', '700 for 551 1000']);
    expect(faces(file('700', 'U+0-FF'), file('400', 'U+0-FF,U+400-4FF')).filter((face) => face.endsWith('1 550'))).toEqual(['400 for 1 550']);
    expect(faces(file('400'), file('700', 'U+0-FF'))).toEqual(['400 for 551 1000', '400 for 1 550', '700 for 551 1000']);
  });

  it('leaves dashes and quotation marks to the fonts of Chinese, which are as wide as its letters', () => {
    const theme = twoSchemes();
    setAt(theme, ['fonts'], [{ family: 'Test', source: 'assets/test.woff2', weight: '400', range: 'U+41-5A,U+2010-2030' }]);
    const range = (language: string): string | undefined => /@font-face\{[^}]*unicode-range:([^}]*)/.exec(splitTheme(theme, { id: 'harbour', assets, fontUrl: (source) => source, language }).rest)?.[1];
    expect([range('zh-Hans'), range('ar')]).toEqual(['U+0041-005A,U+2010-2013,U+2015-2017,U+201A-201B,U+201E-2025,U+2027-2030', 'U+0041-005A,U+2010-2030']);
  });
});

describe('scriptFontRule', () => {
  const theme = harbour().theme as Theme;
  for (const name of Object.keys(theme.base.font.script)) setAt(theme, ['base', 'font', 'script', name], `F-${name}`);
  setAt(theme, ['base', 'font', 'family'], { display: '"Test"', body: '"Test", Georgia, serif', numeric: 'ui-monospace, monospace' });
  const families = '--font-family-body:"Test", var(--font-script), Georgia, serif';

  it.each([
    ['te', `:root{--font-script:F-telu;${families}}`],
    ['kk-Cyrl', `:root{--font-script:F-cyrl;${families}}`],
    ['zh-Hant', `:root{--font-script:F-hant;${families}}`],
    ['ur-Latn', ''],
    ['en', ''],
  ])('returns the families of the writing system of %s, before those of the system', (tag, rule) => {
    expect(scriptFontRule(tag, theme, ':root')).toBe(rule);
  });
});

/** Declarations of the rules with exactly this selector. */
function block(css: string, selector: string): string {
  const lines = css.split('\n').filter((one) => one.startsWith(`${selector}{`));
  if (lines.length === 0) throw new Error(`No rule ${selector}.`);
  return lines.map((line) => line.slice(selector.length + 1, -1)).join(';');
}

describe('compileTheme', () => {
  it('declares every token once per scheme and the base tokens once', () => {
    const css = compile();
    const light = block(css, ':root,[data-brand="harbour"][data-scheme="light"]');
    const base = block(css, ':root,[data-brand="harbour"]');
    for (const { path } of schemeLeaves) expect(light.split(';').filter((one) => one.startsWith(`${cssVariableName(path)}:`))).toHaveLength(1);
    for (const { path } of baseLeaves) expect(base.split(';').filter((one) => one.startsWith(`${cssVariableName(path)}:`))).toHaveLength(1);
  });

  it('replaces references by colours with their opacity', () => {
    const light = block(compile(), ':root,[data-brand="harbour"][data-scheme="light"]');
    expect(light).toContain('--color-bg-canvas:#ffffff;');
    expect(light).toContain('--color-accent-soft-fg:#10101099;');
    expect(light).toContain('--gradient-page:linear-gradient(#ffffff, #ffffffe6)');
    expect(compile()).not.toContain('{ink.');
  });

  it('declares the second scheme under its attribute only, with the color-scheme of controls', () => {
    const dark = block(compile(), '[data-brand="harbour"][data-scheme="dark"]');
    expect(dark).toMatch(/^color-scheme:dark;/);
    expect(dark).toContain('--color-bg-canvas:#101010;');
  });

  it("gives the second scheme alone its own hero, and tones pictures in the dark", () => {
    const alternates = { heroAlternate: '/a/dusk.svg', heroAlternateCompact: '/a/dusk-compact.svg' };
    const { first, rest } = splitTheme(twoSchemes(), { id: 'harbour', assets: { ...assets, ...alternates }, fontUrl: (source) => source });
    const dark = block(rest, '[data-brand="harbour"][data-scheme="dark"]');
    expect(dark).toContain('--asset-hero:url("/a/dusk.svg");--asset-hero-compact:url("/a/dusk-compact.svg");--picture-tone:brightness(');
    expect(first).not.toMatch(/dusk|--picture-tone/);
    expect(block(compile(), '[data-brand="harbour"][data-scheme="dark"]')).not.toContain('--asset-hero');
  });

  it('shows the logo of the second scheme in that scheme alone', () => {
    const alternates = { logoAlternate: '/a/dark.svg', logoAlternateCompact: '/a/dark-compact.svg' };
    const { first, rest } = splitTheme(twoSchemes(), { id: 'harbour', assets: { ...assets, ...alternates }, fontUrl: (source) => source });
    expect(rest).toContain('[data-brand="harbour"][data-scheme="dark"] header picture > img{content:url("/a/dark.svg")}');
    expect(rest).toContain('[data-brand="harbour"][data-scheme="dark"] footer strong > img{content:url("/a/dark-compact.svg")}');
    expect(first).not.toContain('/a/dark');
  });

  it('does not style the root in scoped mode', () => {
    expect(compile('scoped')).not.toContain(':root');
  });

  it('uses the given URLs of artwork and fonts', () => {
    const css = compile();
    expect(block(css, ':root,[data-brand="harbour"]')).toContain('--asset-hero-compact:url("/a/heroCompact.svg")');
    expect(css).toContain('src:url("/f/assets/test.woff2")');
  });

  it('declares the fonts of the page language’s writing system', () => {
    const css = compile();
    const base = block(css, ':root,[data-brand="harbour"]');
    expect(base).toContain('--font-family-display:"Test", sans-serif, var(--font-script);');
    expect(base).toContain('--font-family-body:"Test", sans-serif, var(--font-script);');
    expect(base).toContain('--font-script:var(--font-script-latn)');
    expect(block(css, '[data-brand="harbour"]:is(:lang(te))')).toBe('--font-script:var(--font-script-telu)');
    expect(block(css, '[data-brand="harbour"]:is(:lang(ar),:lang(fa),:lang(ur))')).toBe('--font-script:var(--font-script-arab)');
    expect(css).toMatch(/\n\[data-brand="harbour"\]:not\(:is\(:lang\(ar\)[^{]*,\[data-brand="harbour"\]:lang\(ur-Latn\)\{--font-script:var\(--font-script-latn\)/);
    expect(css.indexOf(':lang(ur-Latn){')).toBeGreaterThan(css.indexOf(':lang(ur))'));
    expect(block(css, '[data-brand="harbour"] :is([lang|="te"])')).toBe('font-family:"Test", var(--font-script-telu), sans-serif');
  });

  it.each([
    ['system-ui, "Segoe UI", Roboto, sans-serif', 'var(--font-script), system-ui, "Segoe UI", Roboto, sans-serif'],
    ['"Segoe UI", sans-serif', 'var(--font-script), "Segoe UI", sans-serif'],
    ['Georgia, serif', 'var(--font-script), Georgia, serif'],
    ['"Test"', undefined],
    ['"Test", "Songti SC", serif', '"Test", "Songti SC", var(--font-script), serif'],
    ['"Roboto", sans-serif', '"Roboto", var(--font-script), sans-serif'],
  ])('declares the families %s before those of Latin letters, and as %s on pages in other letters, where Roboto is a font of the brand only when it stands first', (list, declared) => {
    const theme = twoSchemes();
    setAt(theme, ['base', 'font', 'family'], { display: '"Test"', body: list, numeric: '"Test"' });
    if (list.startsWith('"Roboto"')) setAt(theme, ['fonts'], [{ family: 'Roboto', source: 'assets/test.woff2', weight: '400' }]);
    const css = compileTheme(theme, { id: 'harbour', assets, fontUrl: (source) => source });
    expect(block(css, ':root,[data-brand="harbour"]')).toContain(`--font-family-body:${list}, var(--font-script);`);
    const changed = css.split('\n').filter((line) => line.includes(':lang(') && line.includes('--font-family-'));
    expect(changed.map((line) => line.replace(/^[^{]*\{/, ''))).toEqual(declared === undefined ? [] : [`--font-family-body:${declared}}`, `--font-script:var(--font-script-latn);--font-family-body:${list}, var(--font-script)}`]);
    for (const tag of ['ar', 'zh-Hans', 'te', 'ru']) expect(changed.every((line) => line.includes(`:lang(${tag})`))).toBe(true);
  });

  it('adds a local fallback font with the same metrics', () => {
    const theme = twoSchemes();
    setAt(theme, ['fonts'], [
      { family: 'Test', source: 'assets/test.woff2', weight: '400', fallback: { local: 'Arial Black, Arial', sizeAdjust: '101%', ascent: '90%', descent: '20%', lineGap: '0%' } },
    ]);
    const css = compileTheme(theme, { id: 'harbour', assets, fontUrl: (source) => source });
    expect(css).toContain('@font-face{font-family:"Test Fallback";src:local("Arial Black"),local("Arial");size-adjust:101%;');
  });

  it('leaves letters that a font lacks to others than its local fallback', () => {
    const theme = twoSchemes();
    const fallback = { local: 'Arial', sizeAdjust: '101%', ascent: '90%', descent: '20%', lineGap: '0%', bold: { local: 'Arial Bold', sizeAdjust: '95%' } };
    setAt(theme, ['fonts'], [{ family: 'Test', source: 'assets/test.woff2', weight: '400', range: 'U+0-FF', fallback }]);
    const faces = compileTheme(theme, { id: 'harbour', assets, fontUrl: (source) => source }).split('\n').filter((rule) => rule.startsWith('@font-face'));
    expect(faces.map((face) => face.includes('unicode-range:U+0-FF'))).toEqual([true, true, true]);
  });

  it('adds another local fallback font for heavy weights, with the same height of a line', () => {
    const theme = twoSchemes();
    const bold = { local: 'Arial Bold', sizeAdjust: '80%' };
    setAt(theme, ['fonts'], [{ family: 'Test', source: 'assets/test.woff2', weight: '100 900', fallback: { local: 'Arial', sizeAdjust: '100%', ascent: '90%', descent: '20%', lineGap: '0%', bold } }]);
    const css = compileTheme(theme, { id: 'harbour', assets, fontUrl: (source) => source });
    expect(css).toContain('@font-face{font-family:"Test Fallback";src:local("Arial");size-adjust:100%;');
    expect(css).toContain('@font-face{font-family:"Test Fallback";font-weight:600 900;src:local("Arial Bold");size-adjust:80%;ascent-override:112.5%;descent-override:25%;line-gap-override:0%}');
  });

  it('throws when a token is missing', () => {
    const theme = twoSchemes();
    setAt(theme, ['base', 'radius', 'card'], undefined);
    expect(() => compileTheme(theme, { id: 'harbour', assets, fontUrl: String })).toThrow('The theme gives no radius.card.');
  });
});

describe('tokenColour', () => {
  it('returns the colour of a token as #rrggbb', () => {
    expect(tokenColour(twoSchemes(), 'dark', 'color.bg.canvas')).toBe('#101010');
  });
});

describe('fixedTokens', () => {
  it('are equal for every brand', () => {
    const theme = twoSchemes();
    setAt(theme, ['base', 'chat'], { headerBg: '{ink.0}', headerFg: '{ink.0}' });
    const css = compileTheme(theme, { id: 'harbour', assets, fontUrl: (source) => source });
    expect(block(css, ':root,[data-brand="harbour"]')).toContain(`--chat-header-bg:${fixedTokens.chat.headerBg};--chat-header-fg:${fixedTokens.chat.headerFg}`);
    expect(css.match(/--chat-header-bg:/g)).toHaveLength(1);
  });

  it('have a purple chat header with legible text', () => {
    const [ground, text] = [parseColour(fixedTokens.chat.headerBg), parseColour(fixedTokens.chat.headerFg)];
    if (ground === undefined || text === undefined) throw new Error('Both are colours.');
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
