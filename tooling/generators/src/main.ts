import { parseArgs } from 'node:util';
import { addComponent } from './component.ts';
import { addPackage } from './package.ts';
import { REPOSITORY } from './tree.ts';

const USAGE = `Usage:
  pnpm generate package <name>                            a package, denied every import until you list them
  pnpm generate component <name> [--package ui-kit]       a component with its story and its test`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { package: { type: 'string', default: 'ui-kit' } },
});
const [kind, name] = positionals;

try {
  if (name === undefined || (kind !== 'package' && kind !== 'component')) throw new Error(USAGE);
  const done = kind === 'package' ? addPackage(REPOSITORY, name) : addComponent(REPOSITORY, name, values.package);
  process.stdout.write(`${done.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
