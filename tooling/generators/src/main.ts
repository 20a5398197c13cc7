import { parseArgs } from 'node:util';
import { addComponent } from './component.ts';
import { addPackage } from './package.ts';
import { REPOSITORY } from './tree.ts';

const USAGE = `Usage:
  npm run generate -- package <name>
      A package under packages/ that may import nothing until its imports are listed in tooling/boundaries.json.

  npm run generate -- component <folder>/<name> [--package <package>]
      A component with its story and its test, such as fields/date-field, exported from the package.

Options:
  --package <package>  the package that gets the component (ui-kit)`;

function run(): string {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { package: { type: 'string', default: 'ui-kit' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) return USAGE;
  const [kind, name] = positionals;
  if (name === undefined || (kind !== 'package' && kind !== 'component')) throw new Error(USAGE);
  return (kind === 'package' ? addPackage(REPOSITORY, name) : addComponent(REPOSITORY, name, values.package)).join('\n');
}

try {
  process.stdout.write(`${run()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
