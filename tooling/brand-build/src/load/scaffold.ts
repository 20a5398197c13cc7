import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currencyDecimals, shippedFonts, writingSystemOf } from '@livery/brand-kit';
import type { BrandVoice, Scheme } from '@livery/brand-kit';
import { isLanguageCode, languageOf } from '@livery/i18n/tooling';

/** The folder that new brands are copies of. */
export const templateFolder: string = fileURLToPath(new URL('../../template', import.meta.url));

/** Values to fill into a new brand's folder; missing ones fail the check until they are added. */
export interface NewBrand {
  readonly name?: string | undefined;
  readonly merchantCode?: string | undefined;
  readonly domain?: string | undefined;
  readonly email?: string | undefined;
  readonly company?: string | undefined;
  readonly currency?: string | undefined;
  /** Schemes in their order, of which the first is that of a first visit; light alone when left out. */
  readonly schemes?: readonly Scheme[] | undefined;
  /** Platform codes of the languages, the default one first; English alone when left out. */
  readonly languages?: readonly string[] | undefined;
  readonly voice?: Partial<BrandVoice> | undefined;
}

/**
 * Creates a brand's folder from the template.
 *
 * @param folder target; its last part becomes the brand's id.
 * @param template what it is a copy of; defaults to the repository's
 * @throws RangeError when the folder exists.
 */
export async function scaffoldBrand(folder: string, given: NewBrand = {}, template: string = templateFolder): Promise<void> {
  if (existsSync(folder)) throw new RangeError(`There is a brand ${basename(folder)} already: ${folder} is there. Take another name, or remove that folder.`);
  await cp(template, folder, { recursive: true });
  const config = join(folder, 'brand.config.ts');
  const fill = (text: string, key: string, value: string | undefined): string =>
    value === undefined ? text : text.replace(`${key}''`, () => `${key}${quoted(value)}`);
  let text = await readFile(config, 'utf8');
  text = fill(text, 'name: ', given.name);
  text = fill(text, 'merchantCode: ', given.merchantCode);
  text = fill(text, 'domains: [', given.domain);
  text = fill(text, 'email: ', given.email);
  text = fill(text, 'legalName: ', given.company);
  text = fill(text, 'code: ', given.currency);
  const decimals = currencyDecimals(given.currency ?? '');
  if (decimals !== undefined) text = text.replace('exponent: 2', `exponent: ${decimals}`);
  const { languages = ['EN'], schemes = ['light'] } = given;
  text = text.replace("offered: ['EN'], default: 'EN'", () => `offered: [${languages.map(quoted).join(', ')}], default: ${quoted(languages[0] ?? '')}`);
  await writeFile(config, text);
  await writeTheme(folder, schemes, languages);
  await writeTexts(folder, languages, given.voice);
}

/** Leaves the files of the schemes that are offered, takes pictures made for the first of them, and adds the fonts of languages whose letters many systems lack. */
async function writeTheme(folder: string, schemes: readonly Scheme[], languages: readonly string[]): Promise<void> {
  for (const scheme of (['light', 'dark'] as const).filter((each) => !schemes.includes(each))) await rm(join(folder, 'theme', `${scheme}.ts`));
  const scripts = [...new Set(languages.flatMap((code) => (isLanguageCode(code) ? writingSystemOf(languageOf(code).tag) : [])))].filter((script) => Object.hasOwn(shippedFonts, script));
  const file = join(folder, 'theme.ts');
  let text = await readFile(file, 'utf8');
  text = text.replace("import { light } from './theme/light.ts';", () => schemes.toSorted().map((scheme) => `import { ${scheme} } from './theme/${scheme}.ts';`).join('\n'));
  text = text.replace("schemes: ['light']", () => `schemes: [${schemes.map(quoted).join(', ')}]`).replace('semantic: { light }', () => `semantic: { ${schemes.join(', ')} }`);
  if (schemes[0] === 'dark') text = text.replace("art: 'coastal'", "art: 'celestial'");
  if (scripts.length > 0) text = `import { shippedFonts } from '@livery/brand-kit';\n${text.replace('fonts: []', () => `fonts: [${scripts.map((script) => `...shippedFonts.${script}`).join(', ')}]`)}`;
  await writeFile(file, text);
}

/** Writes the file of each language, as the template has it for English. */
async function writeTexts(folder: string, languages: readonly string[], given: Partial<BrandVoice> | undefined): Promise<void> {
  const locale = join(folder, 'locales/EN.json');
  const { brand } = JSON.parse(await readFile(locale, 'utf8')) as { brand: BrandVoice };
  await rm(locale);
  for (const language of languages) await writeFile(join(folder, 'locales', `${language}.json`), `${JSON.stringify({ brand: { ...brand, ...given } }, null, 2)}\n`);
}

function quoted(value: string): string {
  return `'${value.replace(/['\\]/g, '\\$&')}'`;
}
