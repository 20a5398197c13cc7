import '../bootstrap/stop-with-parent.mjs';
import { ensureFleet } from './fleet.ts';
import { runCommand } from './plain-error.ts';
import { claimPorts, startServers } from './servers.ts';
import { readSettings } from './settings.ts';
import { supervise } from './supervise.ts';
import { ensureVendorPage } from './vendor-page.ts';
import { welcome } from './welcome.ts';

await runCommand(async () => {
  const settings = readSettings();
  await claimPorts(settings);
  const fleet = ensureFleet();
  ensureVendorPage();
  const servers = startServers(settings);
  return supervise(servers, () => process.stdout.write(`${welcome(fleet, settings)}\n`));
});
