import { parseArgs } from 'node:util';
import { buildFleet, ensureFleet } from './sites/fleet.ts';
import { leftOutText } from './sites/left-out.ts';
import { ensureVendorPage } from './sites/vendor-page.ts';
import { PlainError, runCommand } from './plain-error.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { brand: { type: 'string' }, all: { type: 'boolean' } } });
  if (values.brand !== undefined && values.all === true) throw new PlainError('Give --brand a,b or --all, not both.');
  if (values.brand !== undefined) return buildFleet(['--brand', values.brand]);
  const fleet = ensureFleet();
  ensureVendorPage();
  process.stdout.write(`Built: ${fleet.brands.map(({ id }) => id).join(', ')} (dist/)\n`);
  if (values.all === true && fleet.leftOut.length > 0) throw new PlainError(leftOutText(fleet));
  if (fleet.leftOut.length > 0) process.stdout.write(`${leftOutText(fleet)}\n`);
  return 0;
});
