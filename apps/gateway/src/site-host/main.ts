/** Serves the built sites before a server that is not our gateway: `npm run site-host -- --help`, and docs/own-platform.md. */
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import closeWithGrace from 'close-with-grace';
import { readFleet } from '../modules/tenant/index.ts';
import { createSiteHost } from './site-host.ts';

const UNUSABLE = 2;
const PROXIES = 'write the addresses or ranges that the proxies connect from, such as 10.0.0.0/8';
/** The root of the repository, or of a release. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Longer than a platform may take to begin its answer. */
const CLOSE_MS = 35_000;
const [DRAIN_MS, MOST_DRAIN_MS] = [5_000, 300_000];
const { env } = process;

/** Origins with commas between. */
const listed = (text: string | undefined): readonly string[] => (text ?? '').split(',').map((origin) => origin.trim()).filter((origin) => origin !== '');

/** As `TRUST_PROXY` of the gateway: in production it must be stated, and may not believe any visitor who names an address. */
function trusted(text: string | undefined, production: boolean): boolean | string {
  if (production && (text === undefined || text === 'true')) {
    throw new Error(`TRUST_PROXY ${text === undefined ? 'is needed in production' : 'may not be true in production, which would believe any visitor who states an address'}: ${PROXIES}; false where browsers connect to it directly.`);
  }
  if (text === undefined || text === 'false') return false;
  return text === 'true' ? true : text;
}

/** Milliseconds for which it serves on after `/readyz` said no: as `DRAIN_MS` of the gateway. */
function drainOf(text: string | undefined, production: boolean): number {
  if (text === undefined) return production ? DRAIN_MS : 0;
  if (!/^\d+$/.test(text) || Number(text) > MOST_DRAIN_MS) throw new Error('DRAIN_MS is a number of milliseconds, at most five minutes.');
  return Number(text);
}

async function start(): Promise<void> {
  const platform = env['PLATFORM_URL'];
  if (platform === undefined || !URL.canParse(platform) || !/^https?:$/.test(new URL(platform).protocol)) throw new Error('PLATFORM_URL is missing: the address of the server that answers the calls, such as https://server.example.');
  const { username, search, hash } = new URL(platform);
  if (username !== '' || search !== '' || hash !== '') throw new Error('PLATFORM_URL is an address with a path at most: without a name, a query and a fragment.');
  const wrong = [...listed(env['IMAGE_ORIGINS']), ...listed(env['FRAME_ORIGINS'])].filter((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong.length > 0) throw new Error(`IMAGE_ORIGINS and FRAME_ORIGINS take origins such as https://pictures.example, with commas between, and not ${wrong.join(', ')}.`);
  const production = env['NODE_ENV'] === 'production';
  const drainMs = drainOf(env['DRAIN_MS'], production);
  const trustProxy = trusted(env['TRUST_PROXY'], production);
  const distDir = env['DIST_DIR'] === undefined ? resolve(ROOT, 'dist') : resolve(env['DIST_DIR']);
  const host = await createSiteHost({
    fleet: readFleet(distDir),
    distDir,
    platform: new URL(platform),
    imageOrigins: listed(env['IMAGE_ORIGINS']),
    frameOrigins: listed(env['FRAME_ORIGINS']),
    trustProxy,
    log: { level: 'info' },
    localNames: !production,
    newId: randomUUID,
  });
  const address = await host.listen(Number(env['PORT'] ?? '4000'), env['HOST'] ?? (production ? '0.0.0.0' : 'localhost'));
  process.stdout.write(`The sites are served on ${address}; their calls go to ${platform}.\n`);
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
