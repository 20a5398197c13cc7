import { parseArgs } from 'node:util';
import { addComponent } from './component.ts';
import { addPackage } from './package.ts';
import { REPOSITORY } from './tree.ts';

/** `--help` is in tooling/run/bootstrap/commands.mjs, which also rejects unknown options. */
const USAGE = 'Usage: npm run generate -- package <name>\n       npm run generate -- component <folder>/<name> [--package <package>] [--new-folder]';

function run(): string {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { package: { type: 'string', default: 'ui-kit' }, 'new-folder': { type: 'boolean', default: false } },
  });
  const [kind, name] = positionals;
  if (kind !== 'package' && kind !== 'component') throw new Error(`There is nothing called "${kind ?? ''}" to generate: package or component.\n${USAGE}`);
  if (name === undefined) throw new Error(`The name of the ${kind} is missing.\n${USAGE}`);
  return (kind === 'package' ? addPackage(REPOSITORY, name) : addComponent(REPOSITORY, name, values.package, values['new-folder'])).join('\n');
}

try {
  process.stdout.write(`${run()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
