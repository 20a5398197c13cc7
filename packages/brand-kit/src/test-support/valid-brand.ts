import type { BrandConfig } from '../config/brand-config.ts';
import { contrastPairs } from '../check/theme/contrast-pairs.ts';
import type { BrandSource, CheckContext } from '../check/source.ts';
import { baseLeaves, schemeLeaves } from '../theme/token-walk.ts';
import type { TokenLeaf } from '../theme/token-walk.ts';
import type { TokenKind } from '../theme/token-tree.ts';

/** A configuration with only the required values. */
export const harbourConfig: BrandConfig = {
  identity: {
    name: 'Harbour',
    merchantCode: 'HARB01',
    platform: 'web',
    device: 'WEB',
    lotteryType: 'SEA',
    domains: ['www.harbour.example'],
    supportContact: { email: 'care@harbour.example' },
    company: { legalName: 'Harbour Ltd', since: 2020 },
  },
  languages: { offered: ['EN', 'JA'], default: 'EN' },
  currency: { code: 'EUR', exponent: 2 },
  prizeModes: ['SEA'],
  announcements: { types: ['B', 'PL'], defaultExecution: 'B' },
  esportCodes: ['AV'],
  cockfightCodes: ['DIG'],
};

const samples: Readonly<Record<Exclude<TokenKind, 'color'>, string>> = {
  gradient: 'linear-gradient({ink.0}, {ink.0/90})',
  shadow: '0 1px 2px {ink.900/20}',
  length: '1rem',
  number: '1',
  family: '"Test", sans-serif',
  duration: '100ms',
  easing: 'linear',
  filter: 'none',
};

const fronts = new Set(contrastPairs.map(({ front }) => front));
/** Seen on white, and white or black on it. */
const both = new Set(contrastPairs.map(({ ground }) => ground).filter((ground) => fronts.has(ground)));

function values(leaves: readonly TokenLeaf[]): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  for (const { path, kind } of leaves) {
    const name = path.join('.');
    const value = name.startsWith('font.weight.') ? '400' : kind === 'color' ? both.has(name) ? '{ink.500}' : (fronts.has(name) ? '{ink.900}' : '{ink.0}') : samples[kind];
    setAt(tree, path, value);
  }
  return tree;
}

/** Sets a value at a path, creating parents; `undefined` deletes the value. */
export function setAt(tree: object, path: readonly string[], value: unknown): void {
  let here = tree as Record<string, unknown>;
  for (const name of path.slice(0, -1)) here = (here[name] ??= {}) as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  if (value === undefined) delete here[last];
  else here[last] = value;
}

/** A grey from a hexadecimal byte. */
const grey = (byte: string): string => `#${byte.repeat(3)}`;

const roles = ['logo', 'logoCompact', 'favicon', 'background', 'hero', 'heroCompact', 'pattern'];
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><path d="M0 0h8v8z"/></svg>';
const voice = { headline: 'A', tagline: 'B', callToAction: 'C', footerDescription: 'D', seoTitle: 'E', seoDescription: 'F' };

/** Returns a new valid brand, for tests to modify. */
export function harbour(): BrandSource {
  return structuredClone({
    id: 'harbour',
    config: harbourConfig,
    theme: {
      schemes: ['light'],
      primitives: { ink: { '0': grey('ff'), '500': grey('8a'), '700': grey('55'), '900': grey('10') } },
      semantic: { light: values(schemeLeaves) },
      base: values(baseLeaves),
      look: { hero: 'split', tile: 'paper', art: 'coastal', density: 'airy', heading: 'plain', header: 'solid', button: 'solid' },
      fonts: [{ family: 'Test', source: 'assets/test.woff2', weight: '400' }],
      assets: Object.fromEntries(roles.map((role) => [role, `assets/${role}.svg`])),
    },
    locales: { EN: { brand: { ...voice } }, JA: { brand: { ...voice } } },
    assets: Object.fromEntries(roles.map((role) => [`assets/${role}.svg`, { bytes: picture.length, svg: picture }])),
    unreadable: [],
  });
}

const languages: Readonly<Record<string, { readonly tag: string; readonly endonym: string }>> = {
  EN: { tag: 'en', endonym: 'English' },
  JA: { tag: 'ja', endonym: '日本語' },
  TH: { tag: 'th', endonym: 'ไทย' },
  TY: { tag: 'te', endonym: 'తెలుగు' },
};

/** A platform with two complete languages and one catalogue key, `shell.title`. */
export const platform: CheckContext = {
  year: 2026,
  completeLanguages: ['EN', 'JA'],
  missingTexts: {},
  checkWording: (_, wording) =>
    Object.entries(wording).flatMap(([namespace, texts]) =>
      Object.keys(texts)
        .map((key) => `${namespace}.${key}`)
        .filter((path) => path !== 'shell.title')
        .map((keyPath) => ({ keyPath, found: 'an unknown key', expected: 'a key of the catalogue', nearest: 'title' })),
    ),
  packagedFonts: ['@fonts/tide/files/tide-latin.woff2', '@fonts/pier/files/pier-latin.woff2'],
  fontExists: (source) => source === 'assets/test.woff2',
  fontCharacters: () => [{ from: 0x20, to: 0x7e }, { from: 0xa0, to: 0xff }, { from: 0xc00, to: 0xc7f }],
  fontWeights: (source) => (source === 'assets/test.woff2' ? { first: 400, last: 400 } : undefined),
  languageOf: (code) => languages[code],
};
