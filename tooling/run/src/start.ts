import '../bootstrap/stop-with-parent.mjs';
import { ensureFleet } from './sites/fleet.ts';
import { runCommand } from './plain-error.ts';
import { claimPorts, startServers } from './servers/servers.ts';
import { readSettings } from './servers/settings.ts';
import { supervise } from './servers/supervise.ts';
import { ensureVendorPage } from './sites/vendor-page.ts';
import { welcome } from './servers/welcome.ts';

await runCommand(async () => {
  const settings = readSettings();
  await claimPorts(settings);
  const fleet = ensureFleet();
  ensureVendorPage();
  const servers = startServers(settings);
  return supervise(servers, () => process.stdout.write(`${welcome(fleet, settings)}\n`));
});
