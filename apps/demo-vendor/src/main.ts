import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './server/app.ts';
import { gameClock, systemClock } from './server/clock.ts';
import { faultPlanPath, readConfig } from './server/config.ts';
import { EMPTY_FAULT_PLAN, parseFaultPlan } from './server/faults/fault-plan.ts';
import { createFaultInjector, noFaultInjector } from './server/faults/fault-injector.ts';
import { faultyFetch } from './server/faults/faulty-fetch.ts';
import { fixedKeys, keysFromFile } from './server/wallet/signing-keys.ts';
import { frameAncestorsOf } from './server/http/frame-ancestors.ts';
import { secureRng } from './server/engine/random.ts';
import { openStore } from './server/storage/store.ts';
import { createSeamlessWallet } from './server/wallet/seamless-wallet.ts';
import { watchedFile } from './server/storage/watched-file.ts';

const config = readConfig(process.env);
if (!existsSync(join(config.pageDir, 'index.html'))) {
  throw new Error('The game page is not built. Run "npm run build"');
}
const keys = config.keys
  ? fixedKeys(config.keys)
  : keysFromFile(join(config.dataDir, 'vendor-keys.json'), systemClock, (fault) => app.log.error(fault));
const { faults: given } = config;
const watched = watchedFile({ path: faultPlanPath(config.dataDir), clock: systemClock, parse: parseFaultPlan, initial: EMPTY_FAULT_PLAN, onMissing: 'reset', onError: (fault) => app.log.error(fault) });
const faults = config.production ? noFaultInjector : createFaultInjector(given === undefined ? watched : () => given);
const store = openStore(join(config.dataDir, 'vendor', 'vendor.sqlite'));
const { app, resume } = buildApp({
  store,
  wallet: createSeamlessWallet({
    gatewayUrl: config.gatewayUrl,
    keys,
    clock: systemClock,
    timeoutMs: config.walletTimeoutMs,
    newId: randomUUID,
    fetch: config.production ? globalThis.fetch : faultyFetch({ fetch: globalThis.fetch, faults, keys, clock: systemClock, newId: randomUUID }),
  }),
  faults,
  keys,
  // Calls are signed with real time whatever the rate of the games' clock.
  clock: gameClock(store, systemClock, config.clockRate),
  systemClock,
  rng: secureRng,
  frameAncestors: frameAncestorsOf(config.allowedParents),
  newId: randomUUID,
  pageDir: config.pageDir,
  log: true,
});
closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  // Nobody else says why it stops.
  if (err !== undefined) app.log.fatal({ err }, 'stopping after an error');
  await app.close();
});
await app.listen({ port: config.port, host: config.host });
const resumed = resume();
if (resumed > 0) app.log.info({ resumed }, 'Continuing unfinished rounds');
