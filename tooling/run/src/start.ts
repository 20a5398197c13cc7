import '../bootstrap/stop-with-parent.mjs';
import { ensureFleet } from './fleet.ts';
import { runCommand } from './plain-error.ts';
import { startServers } from './servers.ts';
import { readSettings } from './settings.ts';
import { supervise } from './supervise.ts';
import { ensureVendorPage } from './vendor-page.ts';
import { welcome } from './welcome.ts';

await runCommand(async () => {
  const settings = readSettings();
  const fleet = ensureFleet();
  ensureVendorPage();
  const servers = await startServers(settings);
  return supervise(servers, () => process.stdout.write(`${welcome(fleet, settings)}\n`));
});
