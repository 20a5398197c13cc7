import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { brandsFolder, loadFleet, scaffoldBrand } from '@livery/brand-build';
import { formatFault } from '@livery/brand-kit';

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
    },
  });
  const [id] = positionals;
  if (id === undefined) throw new RangeError('brand:new <id>');
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(id)) throw new RangeError(`${id}: a brand's id has 2 to 31 small letters, digits and dashes, a letter first.`);
  const { name, domain, email, company, currency } = values;
  await scaffoldBrand(join(from, id), { name, merchantCode: values['merchant-code'], domain, email, company, currency });
  const { faults } = await loadFleet(from);
  const left = faults.filter(({ file }) => file.startsWith(`${id}/`));
  console.log(`Wrote ${relative(process.cwd(), join(from, id)) || '.'}. Its README is brands/README.md: looks, fonts, artwork.`);
  console.log('Its assets/logo.svg, assets/logo-compact.svg, assets/favicon.svg, assets/hero.svg and assets/hero-compact.svg are placeholders that no check reports: put your own in their place, the heroes (1600 by 760 and 800 by 1100) drawn for the look.hero you choose.');
  if (left.length > 0) console.log(`To fill in:\n${left.map((fault) => `  ${formatFault(fault)}`).join('\n')}`);
  console.log(`"npm run brand:check -- ${id}" finds what is left; "npm start" then serves it on http://${id}.localhost:${process.env['PORT'] ?? '4000'}.`);
  return 0;
}
