import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../workspace.ts';

/** A value that identifies a brand, and the pattern that finds it. */
export interface Identity {
  brand: string;
  value: string;
  pattern: RegExp;
}

const TEXT = /\.(?:[cm]?[jt]sx?|json|css|html|sql|md|svg|txt)$/;
const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asWord = (value: string, flags: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${escape(value)}(?![\\p{L}\\d])`, flags);

/** Names of variables, properties, options or attributes that contain a brand. */
const HOLDER = String.raw`[\w$-]*(?:brand|tenant|merchant|fleet)[\w$-]*`;

/**
 * Matches a single word only where code uses it as an identity, since it may be an everyday word ("reef", "orchid"): as
 * a folder of `brands/`, in a host name, as a key of themes, beside a brand variable, or as a case of one.
 */
function asIdentity(word: string): RegExp {
  const value = escape(word);
  const quoted = `['"\`]${value}['"\`]`;
  const whole = `(?<![\\w-])${value}(?![\\w-])`;
  const link = String.raw`(?:\.\w+)*(?:['"\])]*\s*(?:[!=]==?|[:=(\[,]|\.\w+\()\s*[\[(]*)`;
  return new RegExp(
    [
      String.raw`\bbrands[/\\]${value}(?![\w-])`,
      String.raw`\b(?:brands|tenants|themes|fleet)\??\.(?:\[)?${whole}`,
      String.raw`${whole}\.(?:example|localhost)\b`,
      String.raw`${HOLDER}${link}${quoted}`,
      String.raw`${quoted}\s*[!=]==?\s*${HOLDER}`,
      String.raw`(?:--brand|\w*_BRAND)[ =]['"]?${whole}`,
      String.raw`switch\s*\([^)]*${HOLDER}[^)]*\)[^}]{0,600}\bcase\s+${quoted}`,
    ].join('|'),
    'i',
  );
}

/** Phrases and codes with digits are matched anywhere, since they are no everyday words. */
function patternOf(key: string, value: string): RegExp {
  if (key === 'domains') return asWord(value, 'iu');
  if (key === 'merchantCode') return /\d/.test(value) ? asWord(value, 'iu') : new RegExp(`['"\`]${escape(value)}['"\`]`);
  return /\s/.test(value) ? asWord(value, 'u') : asIdentity(value);
}

/** Returns the identity values in the text of a configuration. */
function valuesIn(source: string): { key: string; value: string }[] {
  const single = ['name', 'legalName', 'merchantCode'].flatMap((key) =>
    [...source.matchAll(new RegExp(`\\b${key}:\\s*(?:'([^'\\n]+)'|"([^"\\n]+)")`, 'g'))].map(([, one, other]) => ({ key, value: one ?? other ?? '' })),
  );
  const [, list = ''] = /\bdomains:\s*\[([^\]]*)\]/.exec(source) ?? [];
  const domains = [...list.matchAll(/['"]([^'"]+)['"]/g)].map(([, value = '']) => ({ key: 'domains', value }));
  return [...single, ...domains];
}

/** Reads the identity values of every brand: id, name, company, merchant code and domains. */
export function readIdentities(root: string): Identity[] {
  const brands = join(root, 'brands');
  if (!existsSync(brands)) return [];
  return readdirSync(brands).flatMap((brand) => {
    const config = join(brands, brand, 'brand.config.ts');
    if (!existsSync(config)) return [];
    // A name equal to the capitalised id is covered by the id.
    const values = valuesIn(readFileSync(config, 'utf8')).filter(({ value }) => value.toLowerCase() !== brand);
    return [{ brand, value: brand, pattern: asIdentity(brand) }, ...values.map(({ key, value }) => ({ brand, value, pattern: patternOf(key, value) }))];
  });
}

/** Returns places in packages/ and apps/ that mention a brand's identity, as `file: value of brand`. */
export function identityFaults(root: string): string[] {
  const identities = readIdentities(root);
  const files = ['packages', 'apps'].flatMap((group) => filesUnder(root, group)).filter((file) => TEXT.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return identities.filter(({ pattern }) => pattern.test(text)).map(({ brand, value }) => `${file}: "${value}" of ${brand}`);
  });
}
