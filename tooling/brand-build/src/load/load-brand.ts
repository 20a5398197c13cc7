import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AssetFile, BrandSource, Fault } from '@livery/brand-kit';
import { filesBelow } from '../files-below.ts';
import { messageOf } from './error-message.ts';
import { excerptOf, placeOfError, placeOfJsonError } from './error-place.ts';
import type { TextPlace } from './error-place.ts';
import { missingExport } from './missing-export.ts';
import { missingImport } from './missing-import.ts';
import { fontFault } from './font-fault.ts';
import { measurePicture } from './picture-facts.ts';
import { misnamedPicture } from './picture-fault.ts';
import { svgFault } from './svg-fault.ts';
import { beginReading } from './evaluate.ts';
import type { Evaluate, Exports } from './evaluate.ts';

/** A brand's folder with its content. */
export interface LoadedBrand {
  readonly folder: string;
  readonly source: BrandSource;
}

/** Content of a file, or the fault that prevented reading it. */
type Read<T> = { readonly value: T; readonly fault?: undefined } | { readonly value?: undefined; readonly fault: Fault };

/** Reads a brand's folder. Unreadable files become faults, not exceptions. */
export async function loadBrand(folder: string): Promise<LoadedBrand> {
  const read = beginReading();
  const [config, theme, languages, assetNames] = await Promise.all([
    evaluate(read, folder, 'brand.config.ts'),
    evaluate(read, folder, 'theme.ts'),
    filesBelow(join(folder, 'locales')),
    filesBelow(join(folder, 'assets')),
  ]);
  const isPicture = (name: string): boolean => /\.(?:svg|webp|avif)$/.test(name);
  const { assets, faults } = await readAssets(folder, assetNames.filter(isPicture), logosOf(theme.value?.['default']));
  const locales = await Promise.all(
    languages.filter((name) => name.endsWith('.json')).map(async (name) => [basename(name, '.json'), await readJson(folder, `locales/${name}`)] as const),
  );
  const source: BrandSource = {
    id: basename(folder),
    config: config.value?.['default'],
    theme: theme.value?.['default'],
    assets,
    otherAssets: assetNames.filter((name) => !isPicture(name)).map((name) => `assets/${name}`),
    locales: Object.fromEntries(locales.flatMap(([language, { value, fault }]) => (fault === undefined ? [[language, value] as const] : []))),
    unreadable: [config, theme, ...locales.map(([, read]) => read)].flatMap(({ fault }) => fault ?? []).concat(faults, await fontFaults(folder, assetNames, theme.value?.['default'])),
    unread: [...(config.fault === undefined ? [] : ['brand.config.ts']), ...(theme.fault === undefined ? [] : ['theme.ts'])],
    themeFiles: theme.fault === undefined ? await themeFilesOf(read, folder) : {},
  };
  return { folder, source };
}

const expectedExport: Readonly<Record<string, string>> = {
  'brand.config.ts': 'export default defineBrand({ … })',
  'theme.ts': 'export default { … } satisfies Theme',
};

async function evaluate(read: Evaluate, folder: string, file: string): Promise<Read<Exports>> {
  const id = basename(folder);
  if (!existsSync(join(folder, file))) return { fault: { file: `${id}/${file}`, keyPath: '', found: 'no file', expected: 'a file with a default export' } };
  try {
    const value = await read(join(folder, file));
    if (value['default'] !== undefined) return { value };
    return { fault: { file: `${id}/${file}`, keyPath: '', found: 'no default export', expected: expectedExport[file] ?? 'a default export' } };
  } catch (error) {
    const missing = missingImport(error, folder) ?? missingExport(error, folder);
    if (missing !== undefined) return { fault: { ...missing, file: `${id}/${missing.file}`, keyPath: '' } };
    const place = placeOfError(error, folder);
    return { fault: await errorFault(folder, place?.file ?? file, error, place) };
  }
}

async function readJson(folder: string, file: string): Promise<Read<unknown>> {
  const text = await readFile(join(folder, file), 'utf8');
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { fault: await errorFault(folder, file, error, placeOfJsonError(text, error)) };
  }
}

/** The fault of a file that could not be read, with its lines at the place of the error. */
async function errorFault(folder: string, file: string, error: unknown, place: TextPlace | undefined): Promise<Fault> {
  const syntax = error instanceof Error && error.name === 'SyntaxError';
  const text = place === undefined ? '' : await readFile(join(folder, file), 'utf8');
  const rest = place?.column === undefined ? undefined : text.split('\n')[place.line - 1]?.slice(place.column - 1);
  return {
    file: `${basename(folder)}/${file}`,
    ...(place === undefined ? {} : { line: place.line, excerpt: excerptOf(text, place) }),
    keyPath: '',
    found: `${syntax ? 'a syntax error' : 'an error'}: ${messageOf(error, rest)}`,
    expected: `a file that can be read${syntax && place !== undefined ? ': mend this line or the end of the one before' : ''}`,
  };
}

/** Finds which file of `theme/` exports which part of the theme, by object identity. */
async function themeFilesOf(read: Evaluate, folder: string): Promise<Record<string, string>> {
  const names = (await filesBelow(join(folder, 'theme'))).filter((name) => name.endsWith('.ts'));
  const [theme, ...parts] = await Promise.all(['theme.ts', ...names.map((name) => `theme/${name}`)].map((file) => read(join(folder, file)))).catch(() => []);
  const { semantic, ...rest } = recordOf(theme?.['default']);
  const values = [...Object.entries(rest), ...Object.entries(recordOf(semantic)).map(([scheme, value]) => [`semantic.${scheme}`, value] as const)];
  return Object.fromEntries(
    parts.flatMap((exported, index) =>
      values.filter(([, value]) => typeof value === 'object' && Object.values(exported).includes(value)).map(([path]) => [path, `theme/${names[index] ?? ''}`]),
    ),
  );
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Paths of the pictures that must show something on a ground that is not theirs. */
function logosOf(theme: unknown): ReadonlySet<unknown> {
  const assets = Object.entries(recordOf(recordOf(theme)['assets']));
  return new Set(assets.filter(([role]) => role.startsWith('logo') || role === 'favicon').map(([, path]) => path));
}

/** Fonts that browsers would leave out, so that texts stay in the fallback: where theme.ts names them, which is the line to change. */
async function fontFaults(folder: string, assetNames: readonly string[], theme: unknown): Promise<Fault[]> {
  const declared = recordOf(theme)['fonts'];
  const sources = Array.isArray(declared) ? declared.map((font: unknown) => recordOf(font)['source']) : [];
  const id = basename(folder);
  const fonts = assetNames.filter((name) => name.endsWith('.woff2')).map((name) => `assets/${name}`);
  const faults = await Promise.all(fonts.map(async (path) => ({ path, fault: fontFault(await readFile(join(folder, path))) })));
  return faults.flatMap(({ path, fault }) => {
    if (fault === undefined) return [];
    const index = sources.indexOf(path);
    return index === -1 ? [{ file: `${id}/${path}`, keyPath: '', ...fault }] : [{ file: `${id}/theme.ts`, keyPath: `fonts.${index}.source`, found: `"${path}", ${fault.found}`, expected: fault.expected }];
  });
}

/** Reads pictures with their measures; those that browsers would show as broken, and that no icon can be drawn from, are faults. */
async function readAssets(folder: string, names: readonly string[], logos: ReadonlySet<unknown>): Promise<{ readonly assets: Record<string, AssetFile>; readonly faults: Fault[] }> {
  const read = await Promise.all(
    names.map(async (name) => {
      const path = `assets/${name}`;
      const content = await readFile(join(folder, path));
      const svg = name.endsWith('.svg') ? content.toString('utf8') : undefined;
      const broken = svg === undefined ? undefined : (misnamedPicture(name, content) ?? svgFault(svg));
      const { facts, fault } = broken === undefined ? await measurePicture(name, content, logos.has(path)) : { fault: broken };
      const file: AssetFile = { bytes: content.length, ...(svg === undefined ? {} : { svg }), ...(facts === undefined ? {} : { picture: facts }) };
      return { path, file, faults: fault === undefined ? [] : [{ file: `${basename(folder)}/${path}`, keyPath: '', ...fault }] };
    }),
  );
  return { assets: Object.fromEntries(read.map(({ path, file }) => [path, file] as const)), faults: read.flatMap(({ faults }) => faults) };
}
