import { ensureFleet } from './fleet.ts';
import { forward } from './forward.ts';
import { PROGRAMS } from './paths.ts';
import { runCommand } from './plain-error.ts';
import { ensureVendorPage } from './vendor-page.ts';

await runCommand(async () => {
  ensureFleet();
  ensureVendorPage();
  return forward([PROGRAMS.bench, ...process.argv.slice(2)]);
});
