import '../bootstrap/stop-with-parent.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { leftOutText } from './sites/left-out.ts';
import { inRoot, VITE } from './paths.ts';
import { PlainError, runCommand } from './plain-error.ts';
import { claimPort } from './servers/ports.ts';
import { buildToServe } from './servers/build-to-serve.ts';
import { isFirstStart } from './servers/prepare-database.ts';
import { claimPorts, startServers } from './servers/servers.ts';
import { startService } from './servers/service.ts';
import { portFrom, readSettings } from './servers/settings.ts';
import { supervise } from './servers/supervise.ts';

const SITE_PORT = 5173;

function knownBrands(): string[] {
  return readdirSync(inRoot('brands')).filter((name) => existsSync(inRoot('brands', name, 'brand.config.ts')));
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
  await claimPorts(settings);
  const first = isFirstStart(settings);
  const fleet = await buildToServe(settings); // the gateway knows its tenants from it
  const brand = values.brand ?? fleet.brands[0]?.id ?? '';
  if (fleet.leftOut.some(({ id }) => id === brand)) throw new PlainError(leftOutText({ leftOut: fleet.leftOut.filter(({ id }) => id === brand) }));
  const servers = startServers(settings, first);
  const site = startService({
    name: 'development site',
    script: VITE,
    args: [inRoot('apps/portal'), '--config', inRoot('apps/portal/vite.config.ts'), '--port', String(sitePort), '--strictPort'],
    env: { LIVERY_BRAND: brand, LIVERY_GATEWAY: `http://localhost:${settings.port}` },
    log: join(settings.dataDir, 'logs/development-site.log'),
    healthUrl: `http://localhost:${sitePort}/`,
    echo: true,
  });
  return supervise([...servers, site], () => {
    process.stdout.write(`\n${brand}: http://localhost:${sitePort}  (edits show at once; calls go to the gateway on port ${settings.port})\n\n`);
  });
});
