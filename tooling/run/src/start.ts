import '../bootstrap/stop-with-parent.mjs';
import { compiledModules } from './cache/compiled.ts';
import { cacheFolder, userCache } from './cache/user-cache.ts';
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
  const cache = userCache(cacheFolder(process.env));
  const compiled = compiledModules(cache);
  compiled.take();
  const first = isFirstStart(settings);
  const fleet = await buildToServe(settings, cache);
  const servers = startServers(settings, first);
  const code = await supervise(servers, () => process.stdout.write(`${welcome(fleet, settings)}\n`));
  compiled.keep();
  return code;
});
