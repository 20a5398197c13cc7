import { parseArgs } from 'node:util';
import { BrandFaultsError, formatFaults } from '@livery/brand-kit';
import { buildFleet } from './fleet/build-fleet.ts';
import { loadFleet } from './load/load-fleet.ts';
import { templateFaults } from './load/template-faults.ts';

const USAGE = [
  'main.ts build             builds every brand without faults, and names the others',
  'main.ts build --all       builds every brand, or none while one has a fault',
  'main.ts build --brand a,b builds these brands',
  'main.ts check             lists the faults of every brand and of the template of new ones',
].join('\n');

/** Says which brands a build took away: it has those that it was given, and no others. */
const droppedText = (ids: readonly string[]): string => `Not in this build: ${ids.join(', ')}. Servers that run go on serving them until they are started anew. "npm run build" builds every brand that is in brands/ without faults.`;

/** Runs one command and returns the exit code. */
async function run(command: string | undefined, brands: readonly string[] | undefined, all: boolean): Promise<number> {
  if (command === 'build') {
    const { fleet, dist, shellBuilt, dropped, milliseconds } = await buildFleet({ brands, faulty: all ? 'refuse' : 'leave-out' });
    if (fleet.leftOut.length > 0) console.error(`Left out because of faults: ${fleet.leftOut.map(({ id }) => id).join(', ')}; brand:check lists them.`);
    const shell = shellBuilt ? `built in ${Math.round(milliseconds.shell)} ms` : 'unchanged';
    console.log(`shell ${shell}; ${fleet.brands.length} ${fleet.brands.length === 1 ? 'brand' : 'brands'} in ${Math.round(milliseconds.brands)} ms → ${dist}`);
    if (dropped.length > 0) console.log(droppedText(dropped));
    return 0;
  }
  if (command === 'check') {
    const { brands: all, faults: ofBrands } = await loadFleet();
    const faults = [...ofBrands, ...(await templateFaults())];
    console.log(faults.length === 0 ? `${all.length} brands, no fault.` : formatFaults(faults));
    return faults.length === 0 ? 0 : 1;
  }
  console.error(USAGE);
  return 2;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, brand: { type: 'string' } },
});

try {
  process.exitCode = await run(positionals[0], values.brand?.split(',').map((id) => id.trim()), values.all === true);
} catch (error) {
  console.error(error instanceof BrandFaultsError || error instanceof RangeError || error instanceof SyntaxError ? error.message : error);
  process.exitCode = 1;
}
