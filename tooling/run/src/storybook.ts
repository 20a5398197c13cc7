import { forward } from './forward.ts';
import { inRoot } from './paths.ts';
import { runCommand } from './plain-error.ts';

await runCommand(() => {
  const folder = inRoot('apps/storybook');
  const program = inRoot('apps/storybook/node_modules/storybook/dist/bin/dispatcher.js');
  const args = process.argv.slice(2);
  const command = args[0] === 'build' ? ['build', '--disable-telemetry', ...args.slice(1)] : ['dev', '--port', '6006', '--no-open', '--disable-telemetry', ...args];
  return forward([program, ...command], { cwd: folder });
});
