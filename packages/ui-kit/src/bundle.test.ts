import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { build } from 'vite';

const ENTRY = fileURLToPath(new URL('bundle-entry.ts', import.meta.url));

/** Modules and gzip size of a bundle for visitors that imports these names, without React and styled-components. */
async function importing(names: string): Promise<{ modules: string[]; gzip: number }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? `import { ${names} } from './index.ts'; globalThis.kept = [${names}];` : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, external: [/^react(-dom)?(\/|$)/, 'styled-components'] } },
  });
  if (!('output' in built)) throw new Error('One build gives one output.');
  const chunks = built.output.filter((part) => part.type === 'chunk');
  return { modules: chunks.flatMap((chunk) => Object.keys(chunk.modules)), gzip: chunks.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0) };
}

const ariaModules = (modules: readonly string[]) => modules.filter((module) => /react-aria|react-stately|@internationalized/.test(module));

// In the environment of tests Vite would build what only developers see, such as the place of each element in its file.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

describe('bundle of ui-kit', () => {
  it('excludes React Aria from the components of the first screen and keeps them below 20 KB', { timeout: 60_000 }, async () => {
    const { modules, gzip } = await importing(
      'token, GlobalStyle, Button, IconButton, LinkButton, Icon, GameCard, VendorCard, PromoCard, LazyImage, Carousel, GameCardSkeletons, Balance, Money, Badge, SectionHeading, Stack, Grid, Surface, ScrollArea, Disclosure, WinnerTicker, ErrorState, ChunkErrorBoundary, toasts',
    );
    expect(ariaModules(modules)).toEqual([]);
    expect(modules.filter((module) => module.includes('/zod/'))).toEqual([]);
    expect(modules.filter((module) => /\/(?:d3-[a-z]+|uqr)\//.test(module))).toEqual([]);
    expect(gzip).toBeLessThan(20_000);
  });

  it('contains only the imported icon', { timeout: 60_000 }, async () => {
    const { gzip } = await importing('Icon, iconHome');
    expect(gzip).toBeLessThan(2_500);
  });

  it('contains React Aria when an overlay is imported', { timeout: 60_000 }, async () => {
    expect(ariaModules((await importing('Modal')).modules)).not.toEqual([]);
  });

  it('contains d3 for a chart and the encoder for a QR code', { timeout: 60_000 }, async () => {
    expect((await importing('LineChart')).modules.some((module) => module.includes('/d3-shape/'))).toBe(true);
    expect((await importing('QrCode')).modules.some((module) => module.includes('/uqr/'))).toBe(true);
  });
});
