import '../bootstrap/stop-with-parent.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheFolder, userCache } from './cache/user-cache.ts';
import { leftOutText } from './sites/left-out.ts';
import { inRoot, VITE } from './paths.ts';
import { PlainError, runCommand } from './plain-error.ts';
import { claimPort } from './servers/ports.ts';
import { buildToServe } from './servers/build-to-serve.ts';
import { isFirstStart } from './servers/prepare-database.ts';
import { claimPorts, startServers } from './servers/servers.ts';
import { startService, type Service } from './servers/service.ts';
import { portFrom, readSettings } from './servers/settings.ts';
import { supervise } from './servers/supervise.ts';

const SITE_PORT = 5173;

function knownBrands(): string[] {
  return readdirSync(inRoot('brands')).filter((name) => existsSync(inRoot('brands', name, 'brand.config.ts')));
}

/**
 * The address of a server of one's own that answers the calls, from LIVERY_GATEWAY; none of ours is started then.
 *
 * @throws PlainError where it is no address
 */
function ownPlatform(): string | undefined {
  const given = process.env['LIVERY_GATEWAY'];
  if (given === undefined || given === '') return undefined;
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) throw new PlainError(`LIVERY_GATEWAY is "${given}"; it must be the address of a server, such as http://localhost:5000.`);
  return given;
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { brand: { type: 'string' } } });
  // Before anything is built.
  if (values.brand !== undefined && !knownBrands().includes(values.brand)) {
    throw new PlainError(`There is no brand "${values.brand}". There are: ${knownBrands().join(', ')}. For example: npm run dev -- --brand ${knownBrands()[0] ?? '<brand>'}`);
  }
  const settings = readSettings();
  const sitePort = portFrom('SITE_PORT', SITE_PORT);
  await claimPort(sitePort, 'SITE_PORT', 'development site');
  const platform = ownPlatform();
  const site = (brand: string | undefined, gateway: string): Service =>
    startService({
      name: 'development site',
      script: VITE,
      args: [inRoot('apps/portal'), '--config', inRoot('apps/portal/vite.config.ts'), '--port', String(sitePort), '--strictPort'],
      env: { ...(brand === undefined ? {} : { LIVERY_BRAND: brand }), LIVERY_GATEWAY: gateway },
      log: join(settings.dataDir, 'logs/development-site.log'),
      healthUrl: `http://localhost:${sitePort}/`,
      echo: true,
    });
  const ready = (brand: string, gateway: string) => () => {
    process.stdout.write(`\n${brand}: http://localhost:${sitePort}  (edits show at once; calls go to ${gateway})\n\n`);
  };
  if (platform !== undefined) return supervise([site(values.brand, platform)], ready(values.brand ?? 'the default brand', platform));
  await claimPorts(settings);
  const first = isFirstStart(settings);
  const fleet = await buildToServe(settings, userCache(cacheFolder(process.env))); // the gateway knows its tenants from it
  const brand = values.brand ?? fleet.brands[0]?.id ?? '';
  if (fleet.leftOut.some(({ id }) => id === brand)) throw new PlainError(leftOutText({ leftOut: fleet.leftOut.filter(({ id }) => id === brand) }));
  const servers = startServers(settings, first);
  return supervise([...servers, site(brand, `http://localhost:${settings.port}`)], ready(brand, `the gateway on port ${settings.port}`));
});
