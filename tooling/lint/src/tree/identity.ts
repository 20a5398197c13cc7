import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../workspace.ts';

/** A value that identifies a brand, and the pattern that finds it. */
export interface Identity {
  brand: string;
  value: string;
  pattern: RegExp;
  /** The pattern for tests and stories, which make up brands, and hosts that end as RFC 2606 and RFC 6761 reserve for them. */
  inTests: RegExp | undefined;
}

/** What to do about a fault; the last sentence is for a word that the file means otherwise. */
export const IDENTITY_ADVICE =
  'A brand is data: packages/ and apps/ read it through useBrand() or an argument, and never know one by its name. ' +
  'Where a file means something else by the word, give the brand another id, name, code or domain, or use another word in the file.';

const TEXT = /\.(?:[cm]?[jt]sx?|json|css|html|sql|md|svg|txt)$/;
const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const asWord = (value: string, flags: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${escape(value)}(?![\\p{L}\\d])`, flags);
const TEST_FILE = /\.(?:test|spec|stories)\.|\/test-(?:support|data)\/|^packages\/testing\//;
const RESERVED_HOST = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

/** Names of variables, properties, options or attributes that contain a brand. */
const HOLDER = String.raw`[\w$-]*(?:brand|tenant|merchant|fleet)[\w$-]*`;

/** Members of a brand that identify it; others, such as its categories, hold values that may equal a brand's id. */
const IDENTIFYING = String.raw`(?:\.(?:id|name|identity|legalName|key|code|brand|tenant|merchant)\b)*`;

/**
 * Matches a single word only where code uses it as an identity, since it may be an everyday word ("reef", "orchid"): as
 * a folder of `brands/`, in a host name, as a key of themes, beside a brand variable, or as a case of one.
 */
function asIdentity(word: string, { inTests }: { inTests: boolean }): RegExp {
  const value = escape(word);
  const quoted = `['"\`]${value}['"\`]`;
  const whole = `(?<![\\w-])${value}(?![\\w-])`;
  // A comma links a name in quotes with its value, as in ['--brand', 'reef'], and no argument with the next.
  const link = inTests ? String.raw`\s*[!=]==?\s*` : String.raw`(?:['"\x60]\s*,|['"\])]*\s*(?:[!=]==?|[:=(\[]|\.\w+\())\s*[\[(]*\s*`;
  return new RegExp(
    [
      String.raw`\bbrands[/\\]${value}(?![\w-])`,
      // A method, such as tenants.all(), is no brand.
      String.raw`\b(?:brands|tenants|themes|fleet)\??\.(?:\[)?${whole}(?!\()`,
      ...(inTests ? [] : [String.raw`(?<!@)${whole}\.(?:example|localhost)\b`]),
      String.raw`${HOLDER}${IDENTIFYING}${link}${quoted}`,
      String.raw`${quoted}\s*[!=]==?\s*${HOLDER}`,
      String.raw`(?:--brand|\w*_BRAND)[ =]['"]?${whole}`,
      String.raw`switch\s*\([^)]*${HOLDER}[^)]*\)[^}]{0,600}\bcase\s+${quoted}`,
    ].join('|'),
    'i',
  );
}

type Patterns = Pick<Identity, 'pattern' | 'inTests'>;
const everywhere = (pattern: RegExp): Patterns => ({ pattern, inTests: pattern });
const wordPatterns = (word: string): Patterns => ({ pattern: asIdentity(word, { inTests: false }), inTests: asIdentity(word, { inTests: true }) });

/** Phrases and codes with digits are matched anywhere, since they are no everyday words. */
function patternsOf(key: string, value: string): Patterns {
  if (key === 'domains') return RESERVED_HOST.test(value) ? { pattern: new RegExp(`(?<!@)${asWord(value, 'iu').source}`, 'iu'), inTests: undefined } : everywhere(asWord(value, 'iu'));
  if (key === 'merchantCode') return everywhere(/\d/.test(value) ? asWord(value, 'iu') : new RegExp(`['"\`]${escape(value)}['"\`]`));
  return /\s/.test(value) ? everywhere(asWord(value, 'u')) : wordPatterns(value);
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
    return [{ brand, value: brand, ...wordPatterns(brand) }, ...values.map(({ key, value }) => ({ brand, value, ...patternsOf(key, value) }))];
  });
}

/** Returns places in packages/ and apps/ that mention a brand's identity, as `file: value of brand`. */
export function identityFaults(root: string, identities: readonly Identity[] = readIdentities(root)): string[] {
  const files = ['packages', 'apps'].flatMap((group) => filesUnder(root, group)).filter((file) => TEXT.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const small = text.toLowerCase();
    const found = ({ value, pattern, inTests }: Identity): boolean =>
      // To look for the word first is many times faster than the patterns.
      small.includes(value.toLowerCase()) && (TEST_FILE.test(file) ? inTests : pattern)?.test(text) === true;
    return identities.filter(found).map(({ brand, value }) => `${file}: "${value}" of ${brand}`);
  });
}
