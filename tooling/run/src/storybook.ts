import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { forward } from './forward.ts';
import { inRoot } from './paths.ts';
import { runCommand } from './plain-error.ts';

await runCommand(async () => {
  const folder = inRoot('apps/storybook');
  const program = inRoot('apps/storybook/node_modules/storybook/dist/bin/dispatcher.js');
  const [first, ...args] = process.argv.slice(2);
  if (first !== 'build') return forward([program, 'dev', '--port', '6006', '--no-open', '--disable-telemetry', ...process.argv.slice(2)], { cwd: folder });
  const exit = await forward([program, 'build', '--disable-telemetry', ...args], { cwd: folder });
  const { values } = parseArgs({ args, strict: false, options: { 'output-dir': { type: 'string', short: 'o', default: 'storybook-static' } } });
  return exit === 0 ? forward([inRoot('apps/storybook/src/minify-manager.ts'), resolve(folder, String(values['output-dir']))]) : exit;
});
