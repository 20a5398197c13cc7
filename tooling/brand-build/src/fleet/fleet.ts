import { tokenColour } from '@livery/brand-kit';
import type { Brand, BrandConfig, Look, Scheme, Theme } from '@livery/brand-kit';
import { languageOf } from '@livery/i18n/tooling';
import type { CompiledBrand } from '../compile/compile-brand.ts';
import { integrityOf } from '../compile/hash.ts';
import type { LoadedBrand } from '../load/load-brand.ts';
import { importMap, pageName } from '../page/page.ts';
import type { Shell } from '../shell/shell.ts';

/** Facts of the sites for their host: `dist/fleet.json`. */
export interface Fleet {
  readonly shell: Shell;
  readonly brands: readonly FleetBrand[];
  /** Paths of the application: those that show a screen, those that search engines should list, and the path that each further one of a screen stands for. */
  readonly routes: { readonly known: readonly string[]; readonly listed: readonly string[]; readonly canonical: Readonly<Record<string, string>> };
  /** Brands that are not served because of their faults, each fault as text. */
  readonly leftOut: readonly { readonly id: string; readonly faults: readonly string[] }[];
}

/** One brand in `dist/fleet.json`: what its tenant is created from, and what its page needs to be served. */
export interface FleetBrand
  extends Omit<Brand, 'identity' | 'look' | 'schemes' | 'voice' | 'strings' | 'header' | 'phone' | 'home' | 'servesUnknownHosts'> {
  readonly name: string;
  readonly merchantCode: string;
  readonly platform: string;
  readonly device: string;
  readonly lotteryType: string;
  readonly domains: readonly string[];
  readonly supportContact: Brand['identity']['supportContact'];
  readonly company: Brand['identity']['company'];
  /** True for the one brand that answers on hosts no brand claims. */
  readonly default: boolean;
  /** Path of the default language's page from `dist/`. */
  readonly html: string;
  /** Page of each language: its path from `dist/`, and the language's BCP-47 tag. */
  readonly pages: Readonly<Record<string, { readonly html: string; readonly tag: string }>>;
  /** Address of the brand's chunk. */
  readonly chunk: string;
  /** `sha256-…` of the page's import map, for `script-src`. */
  readonly importMapSha256: string;
  readonly theme: { readonly look: Look; readonly schemes: readonly Scheme[]; readonly palette: Readonly<Partial<Record<Scheme, Palette>>> };
}

const paletteTokens = {
  canvas: 'color.bg.canvas',
  surface: 'color.bg.surface',
  text: 'color.fg.default',
  accent: 'color.accent.bg',
  onAccent: 'color.accent.fg',
  secondary: 'color.secondary.bg',
  jackpot: 'color.game.jackpot',
  hot: 'color.game.hot',
  new: 'color.game.new',
  chartA: 'color.chart.1',
  chartB: 'color.chart.2',
  chartC: 'color.chart.3',
  chartD: 'color.chart.4',
} as const;

/** Colours of a scheme for artwork that is generated: `#rrggbb`. */
export type Palette = Readonly<Record<keyof typeof paletteTokens, string>>;

/** Describes a compiled brand for its host. */
export function fleetBrand(compiled: CompiledBrand, shell: Shell, isDefault: boolean): FleetBrand {
  const { brand, theme, chunk } = compiled;
  const { identity, look, schemes, voice: _voice, strings: _strings, header: _header, phone: _phone, home: _home, servesUnknownHosts: _unknown, ...rest } = brand;
  return {
    ...rest,
    ...identity,
    default: isDefault,
    html: `brands/${brand.id}/index.html`,
    pages: Object.fromEntries(brand.languages.offered.map((language) => [language, { html: `brands/${brand.id}/${pageName(language, brand)}`, tag: languageOf(language, brand.languages.remap).tag }])),
    chunk: chunk.url,
    importMapSha256: integrityOf(importMap(compiled, shell)),
    theme: { look, schemes, palette: Object.fromEntries(schemes.map((scheme) => [scheme, paletteOf(theme, scheme)])) },
  };
}

function paletteOf(theme: Theme, scheme: Scheme): Palette {
  const colours = Object.entries(paletteTokens).map(([name, path]) => [name, tokenColour(theme, scheme, path).slice(0, 7)]);
  return Object.fromEntries(colours) as Record<keyof typeof paletteTokens, string>;
}

/** The brand that answers on hosts no brand claims: the one with `servesUnknownHosts`, if any. */
export function defaultBrandId(brands: readonly LoadedBrand[]): string | undefined {
  return brands.find(({ source }) => (source.config as BrandConfig).servesUnknownHosts === true)?.source.id;
}
