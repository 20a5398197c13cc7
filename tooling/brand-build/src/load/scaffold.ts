import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currencyDecimals } from '@livery/brand-kit';
import type { BrandVoice } from '@livery/brand-kit';

const template = fileURLToPath(new URL('../../template', import.meta.url));

/** Values to fill into a new brand's folder; missing ones fail the check until they are added. */
export interface NewBrand {
  readonly name?: string | undefined;
  readonly merchantCode?: string | undefined;
  readonly domain?: string | undefined;
  readonly email?: string | undefined;
  readonly company?: string | undefined;
  readonly currency?: string | undefined;
  readonly voice?: Partial<BrandVoice> | undefined;
}

/**
 * Creates a brand's folder from the template.
 *
 * @param folder target; its last part becomes the brand's id.
 * @throws RangeError when the folder exists.
 */
export async function scaffoldBrand(folder: string, given: NewBrand = {}): Promise<void> {
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
  await writeFile(config, text);
  if (given.voice === undefined) return;
  const locale = join(folder, 'locales/EN.json');
  const { brand } = JSON.parse(await readFile(locale, 'utf8')) as { brand: BrandVoice };
  await writeFile(locale, `${JSON.stringify({ brand: { ...brand, ...given.voice } }, null, 2)}\n`);
}

function quoted(value: string): string {
  return `'${value.replace(/['\\]/g, '\\$&')}'`;
}
