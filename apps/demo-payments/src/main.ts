import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './server/app.ts';
import { faultPlanPath, readConfig } from './server/config.ts';
import { createFaults, NO_FAULTS, parseFaultPlan } from './server/faults.ts';
import { parseKeys } from './server/keys.ts';
import { openStore } from './server/store.ts';
import { watchedFile } from './server/watched-file.ts';

const WORK_EVERY_MS = 100;

const config = readConfig(process.env);
const store = openStore(join(config.dataDir, 'payments', 'payments.sqlite'));
const { faults: given, production } = config;
const planned = watchedFile(faultPlanPath(config.dataDir), parseFaultPlan, NO_FAULTS, { missing: 'reset' });
const { app, work } = await buildApp({
  store,
  keys: watchedFile(join(config.dataDir, 'payment-keys.json'), parseKeys, {}),
  faults: createFaults(production ? () => NO_FAULTS : given === undefined ? planned : () => given),
  origin: config.origin,
  gatewayUrl: config.gatewayUrl,
  now: Date.now,
  fetch: globalThis.fetch,
  log: true,
});
let working: Promise<void> | undefined;
const timer = setInterval(() => {
  working ??= work().catch((error: unknown) => app.log.error(error)).finally(() => (working = undefined));
}, WORK_EVERY_MS);
closeWithGrace({ delay: 10_000 }, async ({ err }) => {
  // Nobody else says why it stops.
  if (err !== undefined) app.log.fatal({ err }, 'stopping after an error');
  clearInterval(timer);
  await working;
  await app.close();
  store.close();
});
await app.listen({ port: config.port, host: config.host });
