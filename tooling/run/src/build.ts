import { parseArgs } from 'node:util';
import { buildFleet, ensureFleet } from './fleet.ts';
import { ensureVendorPage } from './vendor-page.ts';
import { PlainError, runCommand } from './plain-error.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { brand: { type: 'string' }, all: { type: 'boolean' } } });
  if (values.brand !== undefined && values.all === true) throw new PlainError('Give --brand a,b or --all, not both.');
  if (values.brand !== undefined) return buildFleet(['--brand', values.brand]);
  const { brands } = ensureFleet();
  ensureVendorPage();
  process.stdout.write(`Built: ${brands.map(({ id }) => id).join(', ')} (dist/)\n`);
  return 0;
});
