import { parseArgs } from 'node:util';
import { BrandFaultsError, formatFaults } from '@livery/brand-kit';
import { buildFleet } from './fleet/build-fleet.ts';
import { loadFleet } from './load/load-fleet.ts';

const USAGE = 'Use: main.ts build [--all | --brand a,b]   or   main.ts check';

/** Runs one command; the answer is the process's exit code. */
async function run(command: string | undefined, brands: readonly string[] | undefined): Promise<number> {
  if (command === 'build') {
    const { fleet, dist, shellBuilt, milliseconds } = await buildFleet({ brands });
    const shell = shellBuilt ? `built in ${Math.round(milliseconds.shell)} ms` : 'unchanged';
    console.log(`shell ${shell}; ${fleet.brands.length} brands in ${Math.round(milliseconds.brands)} ms → ${dist}`);
    return 0;
  }
  if (command === 'check') {
    const { brands: all, faults } = await loadFleet();
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
  process.exitCode = await run(positionals[0], values.brand?.split(',').map((id) => id.trim()));
} catch (error) {
  console.error(error instanceof BrandFaultsError ? error.message : error);
  process.exitCode = 1;
}
