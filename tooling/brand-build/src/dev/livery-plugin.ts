import { basename, join } from 'node:path';
import { formatFaults } from '@livery/brand-kit';
import type { NormalizedHotChannel, Plugin, ViteDevServer } from 'vite';
import { readPlatform } from '../load/context.ts';
import type { Platform } from '../load/context.ts';
import { brandsFolder, placeOf } from '../load/load-fleet.ts';
import { BRAND_SPECIFIER } from '../shell/shell.ts';
import { devPage, firstBrandId, readForDev } from './dev-brand.ts';
import type { DevBrand } from './dev-brand.ts';

const MODULE = 'virtual:brand';
const RESOLVED = `\0${MODULE}`;
/** Path of a catalogue file with its language and namespace; edits also affect which brand texts are valid. */
const CATALOGUE = /\/i18n\/src\/locales\/([^/]+)\/([^/]+)\.json$/;

export interface LiveryOptions {
  /**
   * Id of the brand to develop with; defaults to the one that serves unknown hosts, else the first.
   * Not used by a build, since the shell has no brand.
   */
  readonly brand?: string | undefined;
  /** Folder of brand folders; defaults to the repository's `brands/`. */
  readonly from?: string;
}

/**
 * Provides an application with its brand. In development `virtual:brand` is the checked brand folder with hot updates:
 * configuration, theme, texts and artwork are applied with state kept, and faults are shown in the overlay and on the terminal.
 * In a build `virtual:brand` is external and resolved by each page's import map.
 */
export function livery({ brand, from = brandsFolder }: LiveryOptions = {}): Plugin {
  let folder = '';
  let current: DevBrand | undefined;
  let server: ViteDevServer | undefined;
  let overlaid = false;
  let platform: Platform | undefined;
  const readNow = async (): Promise<DevBrand> => readForDev(folder, from, (platform ??= readPlatform()));
  const read = async (): Promise<DevBrand> => (current ??= await readNow());

  return {
    name: 'livery',
    config: (_, { command }) =>
      command === 'build'
        ? { build: { rolldownOptions: { external: [MODULE], output: { paths: { [MODULE]: BRAND_SPECIFIER } } } } }
        : {},
    async configureServer(started) {
      server = started;
      folder = join(from, brand ?? (await firstBrandId(from)));
      started.watcher.add(folder);
    },
    resolveId: (id) => (id === MODULE && server !== undefined ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const { faults, brand: value } = await read();
      if (value === undefined) this.error(formatFaults(faults, placeOf(from)));
      return devModule(value);
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (server === undefined) return html;
        const now = await read();
        return now.brand === undefined ? html : devPage(now, html);
      },
    },
    async hotUpdate({ file, read: readFile }) {
      const catalogue = CATALOGUE.exec(file);
      if (catalogue !== null) platform = undefined;
      if (this.environment.name !== 'client') return undefined;
      if (catalogue !== null) return sendCatalogue(this.environment.hot, server, catalogue, await readFile());
      if (!file.startsWith(`${folder}/`)) return undefined;
      const before = await read();
      const now = await readNow();
      const { hot, moduleGraph } = this.environment;
      if (now.brand === undefined) {
        overlaid = true;
        showError(formatFaults(now.faults, placeOf(from)), hot, server);
        return [];
      }
      const repaired = overlaid;
      overlaid = false;
      if (repaired) server?.config.logger.info(`${basename(folder)}: no fault any more.`, { timestamp: true });
      current = now;
      if (before.brand === undefined) {
        // There was no page to update yet, because the brand was faulty from the start.
        hot.send({ type: 'full-reload' });
        return [];
      }
      if (now.css !== before.css) hot.send('livery:theme', { css: now.css });
      const module = moduleGraph.getModuleById(RESOLVED);
      // Updating the module also clears the overlay of an earlier fault.
      const stale = repaired || JSON.stringify(now.brand) !== JSON.stringify(before.brand);
      return module !== undefined && stale ? [module] : [];
    },
  };
}

/** Shows an error in the overlay, and on the terminal for whoever has no page open. */
function showError(message: string, hot: NormalizedHotChannel, server: ViteDevServer | undefined): void {
  server?.config.logger.error(message, { timestamp: true });
  hot.send({ type: 'error', err: { message, stack: '', plugin: 'livery' } });
}

/** Sends an edited catalogue file to the page instead of reloading it; invalid JSON is shown as an error. */
function sendCatalogue(hot: NormalizedHotChannel, server: ViteDevServer | undefined, [, code, namespace]: RegExpExecArray, content: string): [] {
  try {
    hot.send('livery:catalogue', { code, namespace, texts: JSON.parse(content) as unknown });
  } catch (error) {
    showError(`packages/i18n/src/locales/${code ?? ''}/${namespace ?? ''}.json: ${String(error)}`, hot, server);
  }
  return [];
}

function devModule(brand: NonNullable<DevBrand['brand']>): string {
  return [
    `export default ${JSON.stringify(brand)};`,
    'if (import.meta.hot) import.meta.hot.on("livery:theme", ({ css }) => {',
    '  const style = document.getElementById("livery-theme");',
    '  if (style) style.textContent = css;',
    '});',
  ].join('\n');
}
