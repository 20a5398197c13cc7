/** Serves the built sites before a server that is not our gateway: `npm run site-host -- --help`, and docs/own-platform.md. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { readFleet } from '../modules/tenant/index.ts';
import { readSiteHostConfig } from './config.ts';
import { createSiteHost } from './site-host.ts';

const UNUSABLE = 2;
/** Longer than a platform may take to begin its answer (30 s), after the bodies that are still coming: large ones are ended, others get 3 s. */
const CLOSE_MS = 35_000;

async function start(): Promise<void> {
  const { production, host: name, port, platform, distDir, imageOrigins, frameOrigins, trustProxy, requestsPerMinute, drainMs } = readSiteHostConfig(process.env);
  const host = await createSiteHost({
    fleet: readFleet(distDir),
    distDir,
    platform,
    imageOrigins,
    frameOrigins,
    trustProxy,
    requestsPerMinute,
    log: { level: 'info' },
    localNames: !production,
    newId: randomUUID,
  });
  const address = await host.listen(port, name);
  process.stdout.write(`The sites are served on ${address}; their calls go to ${platform.href}.\n`);
  closeWithGrace({ delay: drainMs + CLOSE_MS, logger: false }, async ({ err }) => {
    if (err === undefined) {
      host.drain();
      await delay(drainMs);
    } else process.stderr.write(`${err.stack ?? err.message}\n`);
    await host.close();
  });
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = UNUSABLE;
}
