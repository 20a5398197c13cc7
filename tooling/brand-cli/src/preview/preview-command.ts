import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brandIds, brandsFolder, buildFleet, buildHotShell, loadBrand, loadFirstPaintRenderer, placeOf, repositoryRoot } from '@livery/brand-build';
import { BrandFaultsError } from '@livery/brand-kit';
import type { BrandConfig } from '@livery/brand-kit';
import { freePort, startGateway } from '@livery/run';
import type { Service } from '@livery/run';
import type { Looker } from '../scenes/scenes.ts';
import { missingFontsText } from '../scenes/system-fonts.ts';
import { chosenLanguages } from '../scenes/variants.ts';
import { assertBrands } from '../known-brands.ts';
import { watchBrand } from './hot-brand.ts';
import { logInToDemo } from './member-session.ts';
import { createPreviewServer } from './preview-server.ts';

const PORT = 4020;

/** A preview that is served. */
export interface RunningPreview {
  /** Address of its page. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Shows a brand on one page, until it is stopped. */
export async function previewCommand(words: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({ args: [...words], allowPositionals: true, options: { port: { type: 'string' }, language: { type: 'string', multiple: true } } });
  const [id] = positionals;
  if (id === undefined) throw new RangeError('brand:preview <id>');
  const port = Number(values.port ?? PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new RangeError(`--port is "${values.port ?? ''}"; it must be a port number, 1 to 65535.`);
  const preview = await startPreview(id, { port, languages: values.language, say: (line) => console.log(line) });
  console.log(`\n${id}: ${preview.url}  (edits of brands/${id} show at once; Ctrl+C stops it)\n`);
  await Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
  await preview.close();
  return 0;
}

/** How a preview is started. */
export interface PreviewOptions {
  /** Port of the page. */
  readonly port: number;
  /** Folder of brand folders; the repository's when left out. */
  readonly from?: string;
  /** Languages of the brand in place of its first one of each direction. */
  readonly languages?: readonly string[] | undefined;
  /** Told what takes a while. */
  readonly say?: (line: string) => void;
}

/**
 * Starts a preview of a brand: builds the shell where a source changed, starts a gateway with the demo's data, and serves
 * the page.
 *
 * @throws RangeError when there is no such brand, or it has faults that keep it from being built; they are named
 */
export async function startPreview(id: string, { port, from = brandsFolder, languages, say = () => undefined }: PreviewOptions): Promise<RunningPreview> {
  assertBrands([id], await brandIds(from));
  await assertLanguages(id, from, languages, say);
  const home = join(repositoryRoot, '.cache/brand-preview');
  const dist = join(home, 'dist');
  say('Building what changed …');
  const shell = await buildHotShell(dist);
  const render = await loadFirstPaintRenderer(repositoryRoot);
  // What the gateway creates the brand's tenant from.
  const fleet = join(home, 'fleets', id);
  await buildFleet({ brands: [id], from, to: fleet, shell, render }).catch((error: unknown) => {
    throw error instanceof BrandFaultsError ? new RangeError(`${id} cannot be shown: mend this and start the preview again.\n${error.message}`) : error;
  });
  say('Starting a gateway with the demo’s data …');
  const gatewayPort = await freePort();
  const settings = { port: gatewayPort, vendorPort: await freePort(), paymentsPort: await freePort(), dataDir: join(home, 'data', id) };
  // Building leaves NODE_ENV at production in this process.
  const gateway = startGateway(settings, { NODE_ENV: 'development', DIST_DIR: fleet, DATABASE_URL: '', DEV_ENDPOINTS: 'on' });
  const hot = await watchBrand(id, from);
  try {
    await ready(gateway);
    const tokens = await sessionsOf(gatewayPort, hot.state().compiled?.brand.identity.merchantCode ?? '');
    const server = createPreviewServer({ id, place: placeOf(from), hot, languages, dist, gatewayPort, shell, render, tokenOf: (looker) => tokens.get(looker) });
    // Of this machine alone: the pages hold sessions, and the gateway behind them is one for development.
    server.listen(port, 'localhost');
    await Promise.race([once(server, 'listening'), once(server, 'error').then(([error]) => Promise.reject(error as Error))]);
    return {
      url: `http://${id}.localhost:${port}/`,
      async close() {
        hot.close();
        server.closeAllConnections();
        server.close();
        await gateway.stop();
      },
    };
  } catch (error) {
    hot.close();
    await gateway.stop();
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') throw new RangeError(`Port ${port} is taken by another program. Stop that, or choose another port with --port.`);
    throw error;
  }
}

/** Before anything is built: whether the brand offers them, and this machine has their letters. A brand that cannot be read is reported by its build. */
async function assertLanguages(id: string, from: string, chosen: readonly string[] | undefined, say: (line: string) => void): Promise<void> {
  const { source } = await loadBrand(join(from, id));
  const languages = (source.config as Partial<BrandConfig> | undefined)?.languages;
  if (!Array.isArray(languages?.offered)) return;
  const boxes = missingFontsText(chosenLanguages(id, chosen, languages) ?? languages.offered, languages.remap);
  if (boxes !== undefined) say(boxes);
}

async function ready(gateway: Service): Promise<void> {
  try {
    await gateway.ready();
  } catch {
    const { lastLines } = await gateway.ended;
    throw new Error(`The gateway did not start. Its last words:\n${lastLines}\nAll of its output: ${gateway.log}`);
  }
}

/** The demo's members are there a moment after the gateway answers. */
const TRIES = 40;
const BETWEEN_TRIES_MS = 250;

async function sessionsOf(gatewayPort: number, merchantCode: string): Promise<ReadonlyMap<Looker, string>> {
  const tokens = new Map<Looker, string>();
  for (const [looker, username] of [['member', 'demo_member'], ['agent', 'demo_agent']] as const) {
    for (let left = TRIES; !tokens.has(looker); left -= 1) {
      try {
        tokens.set(looker, await logInToDemo(`http://127.0.0.1:${gatewayPort}`, merchantCode, username));
      } catch (error) {
        if (left === 0) throw error;
        await delay(BETWEEN_TRIES_MS);
      }
    }
  }
  return tokens;
}
