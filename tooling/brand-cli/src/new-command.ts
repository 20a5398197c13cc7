import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { brandsFolder, loadFleet, placeOf, readPlatform, scaffoldBrand } from '@livery/brand-build';
import { formatFault } from '@livery/brand-kit';
import type { Scheme } from '@livery/brand-kit';

/** Creates a brand's folder and prints what is left to fill in. */
export async function newCommand(words: readonly string[], from: string = brandsFolder): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      'merchant-code': { type: 'string' },
      domain: { type: 'string' },
      email: { type: 'string' },
      company: { type: 'string' },
      currency: { type: 'string' },
      schemes: { type: 'string' },
      languages: { type: 'string' },
    },
  });
  const [id] = positionals;
  if (id === undefined) throw new RangeError('brand:new <id>');
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(id)) throw new RangeError(`${id}: a brand's id has 2 to 31 small letters, digits and dashes, a letter first.`);
  const { name, domain, email, company, currency } = values;
  await scaffoldBrand(join(from, id), { name, merchantCode: values['merchant-code'], domain, email, company, currency, schemes: schemesOf(values.schemes), languages: languagesOf(values.languages) });
  const { faults } = await loadFleet(from);
  const left = faults.filter(({ file }) => file.startsWith(`${id}/`));
  console.log(`Wrote ${relative(process.cwd(), join(from, id)) || '.'}. Its README is brands/README.md: looks, fonts, artwork.`);
  console.log('Its assets/logo.svg, assets/logo-compact.svg, assets/favicon.svg, assets/hero.svg and assets/hero-compact.svg are placeholders that no check reports: put your own in their place, the heroes (1600 by 760 and 800 by 1100) drawn for the look.hero you choose.');
  if (left.length > 0) console.log(`To fill in:\n${left.map((fault) => `  ${formatFault(fault, placeOf(from))}`).join('\n')}`);
  console.log(`"npm run brand:check -- ${id}" finds what is left; "npm start" then serves it on http://${id}.localhost:${process.env['PORT'] ?? '4000'}.`);
  return 0;
}

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const isScheme = (value: string): value is Scheme => SCHEMES.some((scheme) => scheme === value);

/** @throws RangeError for a scheme that there is not, or one that is named twice */
function schemesOf(text: string | undefined): readonly Scheme[] | undefined {
  const names = listOf('schemes', text);
  const schemes = names?.filter(isScheme);
  if (schemes?.length !== names?.length) throw new RangeError(`--schemes is ${text ?? ''}; it must be light, dark or both with a comma between, that of a first visit first.`);
  return schemes;
}

/** @throws RangeError for a language without a complete catalogue, or one that is named twice */
function languagesOf(text: string | undefined): readonly string[] | undefined {
  const codes = listOf('languages', text);
  const { completeLanguages } = readPlatform();
  if (codes?.every((code) => completeLanguages.includes(code)) === false) throw new RangeError(`--languages is ${text ?? ''}; it must be some of ${completeLanguages.join(', ')} with commas between, that of a first visit first.`);
  return codes;
}

function listOf(option: string, text: string | undefined): string[] | undefined {
  const values = text?.split(',').map((value) => value.trim());
  if (values !== undefined && new Set(values).size !== values.length) throw new RangeError(`--${option} is ${text ?? ''}, which names one twice.`);
  return values;
}
