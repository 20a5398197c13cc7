import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './server/app.ts';
import { systemClock } from './server/clock.ts';
import { readConfig } from './server/config.ts';
import { fixedKeys, keysInFile } from './server/keys.ts';
import { parentsOf } from './server/parents.ts';
import { secureRng } from './server/random.ts';
import { openStore } from './server/store.ts';
import { createWallet } from './server/wallet.ts';

const config = readConfig(process.env);
if (!existsSync(join(config.pageDir, 'index.html'))) {
  throw new Error('The game page is not built. Run: pnpm --filter @livery/demo-vendor build');
}
const keys = config.keys
  ? fixedKeys(config.keys)
  : keysInFile(join(config.dataDir, 'vendor-keys.json'), systemClock, (fault) => app.log.error(fault));
const { app, resume } = buildApp({
  store: openStore(join(config.dataDir, 'vendor', 'vendor.sqlite')),
  wallet: createWallet({
    gatewayUrl: config.gatewayUrl,
    keys,
    clock: systemClock,
    timeoutMs: config.walletTimeoutMs,
    newId: randomUUID,
    fetch: globalThis.fetch,
  }),
  keys,
  clock: systemClock,
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
