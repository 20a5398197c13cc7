import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@livery/test-config';
import { fetchFrom, handlersFor } from '@livery/testing';
import { chromium, type Browser, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packPackages, type Tarball } from '../packages/pack.ts';
import { inRoot } from '@livery/run';

const PACK_MS = 20 * 60_000;
const TOOL_MS = 5 * 60_000;
/** What "a portal of one's own" may take, in lines. */
const LINES = 200;
const EXAMPLE = inRoot('docs/example-portal');

// The tests are one story, each begins where the one before ended.
let home: string;
let site: string;
let tarballs: readonly Tarball[];
let server: PreviewServer | undefined;
let browser: Browser | undefined;

/** Runs a program as an engineer of the other repository would; what it printed. */
function inSite(program: string, ...args: readonly string[]): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: site, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'livery-installed-'));
  site = join(home, 'portal');
  tarballs = await packPackages(join(home, 'packages'));
  cpSync(EXAMPLE, site, { recursive: true });
  cpSync(inRoot('brands/lagoon'), join(site, 'brand'), { recursive: true });
}, PACK_MS);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(home, { recursive: true, force: true });
});

describe('packed packages in a repository of their own', () => {
  it('hold JavaScript with types, no source and no test', () => {
    for (const { file, name } of tarballs) {
      const inside = spawnSync('tar', ['-tzf', file], { encoding: 'utf8' }).stdout.trim().split('\n');
      expect([name, inside.filter((path) => !/^package\/(?:package\.json|README\.md|dist\/.*\.(?:js|d\.ts|json))$/.test(path) || /\.(?:test|stories)\./.test(path))]).toEqual([name, []]);
      expect(inside).toEqual(expect.arrayContaining(['package/README.md', 'package/dist/index.js', 'package/dist/index.d.ts']));
      const manifest = spawnSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' }).stdout;
      expect([name, /workspace:|catalog:|\.\/src\//.test(manifest)]).toEqual([name, false]);
    }
  });

  it('are installed by npm, with one copy of what a site has once', () => {
    const installed = inSite('npm', 'install', '--no-audit', '--no-fund', ...tarballs.map(({ file }) => file));
    expect(installed).toMatchObject({ status: 0 });
    const copies = (name: string): number => globSync(`node_modules/**/${name}/package.json`, { cwd: site }).filter((path) => path.endsWith(`node_modules/${name}/package.json`)).length;
    expect(['react', 'react-dom', 'styled-components', 'react-redux', '@reduxjs/toolkit', 'react-router', '@livery/contracts', '@livery/ui-kit'].map((name) => [name, copies(name)])).toEqual(
      ['react', 'react-dom', 'styled-components', 'react-redux', '@reduxjs/toolkit', 'react-router', '@livery/contracts', '@livery/ui-kit'].map((name) => [name, 1]),
    );
  }, TOOL_MS);

  it('type-check a portal of at most 200 lines, with the declarations themselves', () => {
    const lines = ['vite.config.ts', ...readdirSync(join(EXAMPLE, 'src')).map((name) => `src/${name}`)].flatMap((path) => readFileSync(join(EXAMPLE, path), 'utf8').trimEnd().split('\n'));
    expect(lines.length).toBeLessThanOrEqual(LINES);
    expect(inSite('npm', 'run', 'types')).toMatchObject({ status: 0 });
  }, TOOL_MS);

  it('are imported by Node as they are', () => {
    const program = `const { checkLanguage, readLanguage } = await import('@livery/i18n/tooling'); const { calls } = await import('@livery/contracts'); console.log(Object.keys(readLanguage('AR')).length > 5, 'login' in calls, typeof checkLanguage)`;
    expect(inSite(process.execPath, '--input-type=module', '--eval', program).output).toBe('true true function\n');
  });

  it('are built by Vite into a site whose pages Chromium opens without an error', async () => {
    expect(inSite('npm', 'run', 'build')).toMatchObject({ status: 0 });
    server = await preview({ root: site, configFile: false, logLevel: 'silent', preview: { host: '127.0.0.1', port: 0, strictPort: true } });
    const origin = server.resolvedUrls?.local[0] ?? '';
    browser = await chromium.launch(chromiumLaunch());
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const complaints: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    page.on('pageerror', (error) => complaints.push(error.message));
    await answerCalls(page);

    await page.goto(origin);
    await page.getByRole('heading', { name: 'Hot games' }).waitFor();
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await page.goto(new URL('/rng', origin).href);
    await page.getByRole('heading', { level: 1, name: 'Slots' }).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
    expect(complaints).toEqual([]);
  }, TOOL_MS);
});

/** Answers the site's calls as a server would; the stream of events stays silent. */
async function answerCalls(page: Page): Promise<void> {
  const answer = fetchFrom(handlersFor());
  await page.route(/\/(?:wps|lgw|lotto)\//, async (route) => {
    const request = route.request();
    const body = request.postData();
    const response = await answer(request.url(), { method: request.method(), headers: await request.allHeaders(), ...(body === null ? {} : { body }) });
    await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() });
  });
}
