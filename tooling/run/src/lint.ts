import { forward } from './forward.ts';
import { inRoot } from './paths.ts';
import { runCommand } from './plain-error.ts';

await runCommand(() => forward([inRoot('node_modules/oxlint/bin/oxlint'), '--type-aware', ...process.argv.slice(2)]));
