import { forward } from './forward.ts';
import { inRoot } from './paths.ts';
import { runCommand } from './plain-error.ts';

const TSC = inRoot('node_modules/typescript/bin/tsc');

// The brands are data that no project refers to, so they are checked by a run of their own.
await runCommand(async () => (await forward([TSC, '-b'])) || forward([TSC, '-p', inRoot('brands')]));
