/** Serves the built sites before a server that is not our gateway: `npm run site-host -- --help`, and docs/own-platform.md. */
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { readFleet } from '../modules/tenant/index.ts';
import { createSiteHost } from './site-host.ts';

const UNUSABLE = 2;
const { env } = process;

/** Origins with commas between. */
const listed = (text: string | undefined): readonly string[] => (text ?? '').split(',').map((origin) => origin.trim()).filter((origin) => origin !== '');

/** As `TRUST_PROXY` of the gateway. */
function trusted(text: string | undefined): boolean | string {
  if (text === undefined || text === 'false') return false;
  return text === 'true' ? true : text;
}

async function start(): Promise<void> {
  const platform = env['PLATFORM_URL'];
  if (platform === undefined || !URL.canParse(platform) || !/^https?:$/.test(new URL(platform).protocol)) throw new Error('PLATFORM_URL is missing: the address of the server that answers the calls, such as https://server.example.');
  const { username, search, hash } = new URL(platform);
  if (username !== '' || search !== '' || hash !== '') throw new Error('PLATFORM_URL is an address with a path at most: without a name, a query and a fragment.');
  const wrong = [...listed(env['IMAGE_ORIGINS']), ...listed(env['FRAME_ORIGINS'])].filter((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong.length > 0) throw new Error(`IMAGE_ORIGINS and FRAME_ORIGINS take origins such as https://pictures.example, with commas between, and not ${wrong.join(', ')}.`);
  const distDir = resolve(env['DIST_DIR'] ?? 'dist');
  const host = await createSiteHost({
    fleet: readFleet(distDir),
    distDir,
    platform: new URL(platform),
    imageOrigins: listed(env['IMAGE_ORIGINS']),
    frameOrigins: listed(env['FRAME_ORIGINS']),
    trustProxy: trusted(env['TRUST_PROXY']),
    log: { level: 'info' },
    localNames: env['NODE_ENV'] !== 'production',
    newId: randomUUID,
  });
  const address = await host.listen(Number(env['PORT'] ?? '4000'), env['HOST'] ?? 'localhost');
  process.stdout.write(`The sites are served on ${address}; their calls go to ${platform}.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void host.close().then(() => process.exit(0)));
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = UNUSABLE;
}
