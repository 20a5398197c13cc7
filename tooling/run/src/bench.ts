import { forward } from './forward.ts';
import { PROGRAMS } from './paths.ts';
import { runCommand } from './plain-error.ts';

// It builds the sites itself, after it has read its words.
await runCommand(() => forward([PROGRAMS.bench, ...process.argv.slice(2)]));
