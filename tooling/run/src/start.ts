import '../bootstrap/stop-with-parent.mjs';
import { runCommand } from './plain-error.ts';
import { buildToServe } from './servers/build-to-serve.ts';
import { isFirstStart } from './servers/prepare-database.ts';
import { claimPorts, startServers } from './servers/servers.ts';
import { readSettings } from './servers/settings.ts';
import { supervise } from './servers/supervise.ts';
import { welcome } from './servers/welcome.ts';

await runCommand(async () => {
  const settings = readSettings();
  await claimPorts(settings);
  const first = isFirstStart(settings);
  const fleet = await buildToServe(settings);
  const servers = startServers(settings, first);
  return supervise(servers, () => process.stdout.write(`${welcome(fleet, settings)}\n`));
});
