import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileTheme, lookAttributes } from '@livery/brand-kit';
import type { Theme } from '@livery/brand-kit';
import { repositoryRoot } from '@livery/brand-build';
import { freePort } from '@livery/run';
import { build, preview } from 'vite';

/** The table shows no artwork. */
const assets = { logo: '', logoCompact: '', favicon: '', background: '', hero: '', heroCompact: '', pattern: '' };

/** HTML of a page with the first brand's theme, for the table. */
async function html(): Promise<string> {
  const brands = join(repositoryRoot, 'brands');
  const id = readdirSync(brands).find((name) => existsSync(join(brands, name, 'theme.ts')));
  if (id === undefined) throw new Error('There is no brand with a theme in brands/.');
  const { default: theme } = (await import(pathToFileURL(join(brands, id, 'theme.ts')).href)) as { default: Theme };
  const look = { ...lookAttributes(theme.look), 'data-brand': id, 'data-scheme': theme.schemes[0] };
  const attributes = Object.entries(look).map(([name, value]) => `${name}="${value}"`).join(' ');
  const page = fileURLToPath(new URL('page.ts', import.meta.url));
  return `<!doctype html><html lang="en" ${attributes}><head><title>Table</title><style>${compileTheme({ ...theme, fonts: [] }, { id, assets, fontUrl: String })}</style></head><body><main id="root"></main><script type="module">import { mount } from '${page}'; mount(document.getElementById('root'));</script></body></html>`;
}

/** Builds the page like a site and serves it during a measurement. */
export async function withTablePage<Result>(measure: (address: string) => Promise<Result>): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), 'livery-bench-table-'));
  try {
    writeFileSync(join(root, 'index.html'), await html());
    await build({ root, configFile: false, logLevel: 'silent' });
    const port = await freePort();
    const server = await preview({ root, configFile: false, logLevel: 'silent', preview: { port, strictPort: true } });
    try {
      return await measure(`http://localhost:${port}/`);
    } finally {
      await server.close();
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
