import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../workspace.ts';

/** A value by which one brand is known. */
export interface Identity {
  brand: string;
  value: string;
}

const KEYS = ['name', 'merchantCode', 'siteName', 'displayName', 'shortName'];
const TEXT = /\.(?:[cm]?[jt]sx?|json|css|html|sql|md|svg|txt)$/;

/** Reads the identity values of every brand: its folder's name, its name and its merchant code. */
export function readIdentities(root: string): Identity[] {
  const brands = join(root, 'brands');
  if (!existsSync(brands)) return [];
  return readdirSync(brands).flatMap((brand) => {
    const config = join(brands, brand, 'brand.config.ts');
    if (!existsSync(config)) return [];
    const source = readFileSync(config, 'utf8');
    const values = KEYS.flatMap((key) =>
      [...source.matchAll(new RegExp(`\\b${key}:\\s*['"\`]([^'"\`]+)['"\`]`, 'g'))].map((match) => match[1] ?? ''),
    );
    return [...new Set([brand, ...values])].map((value) => ({ brand, value }));
  });
}

function mentions(text: string, value: string): boolean {
  const escaped = value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'iu').test(text);
}

/** Places in packages/ and apps/ where the platform knows a brand by name, as `file: value of brand`. */
export function identityFaults(root: string): string[] {
  const identities = readIdentities(root);
  const files = ['packages', 'apps'].flatMap((group) => filesUnder(root, group)).filter((file) => TEXT.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return identities.filter(({ value }) => mentions(text, value)).map(({ brand, value }) => `${file}: "${value}" of ${brand}`);
  });
}
