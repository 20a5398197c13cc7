import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './server/app.ts';
import { gamesClock, systemClock } from './server/clock.ts';
import { faultsFile, readConfig } from './server/config.ts';
import { NO_FAULTS, parseFaults } from './server/faults/fault-plan.ts';
import { createFaults, noFaults } from './server/faults/faults.ts';
import { faultyFetch } from './server/faults/faulty-fetch.ts';
import { fixedKeys, keysInFile } from './server/keys.ts';
import { parentsOf } from './server/parents.ts';
import { secureRng } from './server/random.ts';
import { openStore } from './server/store.ts';
import { createWallet } from './server/wallet.ts';
import { watchedFile } from './server/watched-file.ts';

const config = readConfig(process.env);
if (!existsSync(join(config.pageDir, 'index.html'))) {
  throw new Error('The game page is not built. Run: pnpm --filter @livery/demo-vendor build');
}
const keys = config.keys
  ? fixedKeys(config.keys)
  : keysInFile(join(config.dataDir, 'vendor-keys.json'), systemClock, (fault) => app.log.error(fault));
const { faults: given } = config;
const watched = watchedFile({ path: faultsFile(config.dataDir), clock: systemClock, parse: parseFaults, initial: NO_FAULTS, gone: 'reset', onFault: (fault) => app.log.error(fault) });
const faults = config.production ? noFaults : createFaults(given === undefined ? watched : () => given);
const store = openStore(join(config.dataDir, 'vendor', 'vendor.sqlite'));
const { app, resume } = buildApp({
  store,
  wallet: createWallet({
    gatewayUrl: config.gatewayUrl,
    keys,
    clock: systemClock,
    timeoutMs: config.walletTimeoutMs,
    newId: randomUUID,
    fetch: config.production ? globalThis.fetch : faultyFetch({ fetch: globalThis.fetch, faults, keys, clock: systemClock, newId: randomUUID }),
  }),
  faults,
  keys,
  // Calls are signed with the true time whatever the games' is.
  clock: gamesClock(store, systemClock, config.clockRate),
  systemClock,
  rng: secureRng,
  parents: parentsOf(config.allowedParents),
  newId: randomUUID,
  pageDir: config.pageDir,
  log: true,
});
closeWithGrace({ delay: 10_000 }, async () => {
  await app.close();
});
await app.listen({ port: config.port, host: config.host });
const resumed = resume();
if (resumed > 0) app.log.info({ resumed }, 'rounds taken up again');
