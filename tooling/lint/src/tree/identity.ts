import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../workspace.ts';

/** A value by which one brand is known, and how to recognise it. */
export interface Identity {
  brand: string;
  value: string;
  pattern: RegExp;
}

const TEXT = /\.(?:[cm]?[jt]sx?|json|css|html|sql|md|svg|txt)$/;
const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asWord = (value: string, flags: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${escape(value)}(?![\\p{L}\\d])`, flags);
// A folder's name may be an everyday word ("orchid"), so it counts where code would use it: as a whole string, a property, in a path or host.
const asKey = (value: string): RegExp => new RegExp(`['"\`/.@]${escape(value)}(?=['"\`/.])`);

const KEYS: Record<string, (value: string) => RegExp> = {
  name: (value) => asWord(value, 'u'),
  legalName: (value) => asWord(value, 'u'),
  merchantCode: (value) => asWord(value, 'iu'),
};

/** Reads the identity values of every brand: its folder's name, its names and its merchant code. */
export function readIdentities(root: string): Identity[] {
  const brands = join(root, 'brands');
  if (!existsSync(brands)) return [];
  return readdirSync(brands).flatMap((brand) => {
    const config = join(brands, brand, 'brand.config.ts');
    if (!existsSync(config)) return [];
    const source = readFileSync(config, 'utf8');
    const values = Object.entries(KEYS).flatMap(([key, patternOf]) =>
      [...source.matchAll(new RegExp(`\\b${key}:\\s*['"\`]([^'"\`]+)['"\`]`, 'g'))].map(([, value = '']) => ({ brand, value, pattern: patternOf(value) })),
    );
    // A name that is just the folder's, capitalised, is as everyday a word as that.
    const telling = values.filter(({ value }) => value.toLowerCase() !== brand);
    return [{ brand, value: brand, pattern: asKey(brand) }, ...telling];
  });
}

/** Places in packages/ and apps/ where the platform knows a brand by name, as `file: value of brand`. */
export function identityFaults(root: string): string[] {
  const identities = readIdentities(root);
  const files = ['packages', 'apps'].flatMap((group) => filesUnder(root, group)).filter((file) => TEXT.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return identities.filter(({ pattern }) => pattern.test(text)).map(({ brand, value }) => `${file}: "${value}" of ${brand}`);
  });
}
