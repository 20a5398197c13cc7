import { ensureFleet } from './fleet.ts';
import { forward } from './forward.ts';
import { PROGRAMS } from './paths.ts';
import { runCommand } from './plain-error.ts';

await runCommand(async () => {
  ensureFleet();
  return forward([PROGRAMS.bench, ...process.argv.slice(2)]);
});
