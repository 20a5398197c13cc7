import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FirstPaintRenderer } from '../first-paint/load-renderer.ts';
import { buildShell } from '../shell/build-shell.ts';
import type { Shell } from '../shell/shell.ts';

/** Absolute path of a file or folder of `fixtures/`. */
export const fixture = (name: string): string => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));

/** A minimal application in place of the portal. */
export const fixturePortal: string = fixture('portal');

/** Renders a first paint without the layout package, which takes long to bundle. */
export const fixtureRenderer: FirstPaintRenderer = ({ brand, language }) => ({ html: `<h1>${brand.voice[language]?.headline ?? ''}</h1>`, css: 'h1{margin:0}' });

let shell: Promise<Shell> | undefined;
let shellFolder = '';

/** Shell of the fixture portal, built once for all tests of a run. */
export async function fixtureShell(): Promise<{ shell: Shell; dist: string }> {
  shell ??= (async () => {
    shellFolder = mkdtempSync(join(tmpdir(), 'livery-shell-'));
    process.on('exit', () => rmSync(shellFolder, { recursive: true, force: true }));
    return (await buildShell(shellFolder, fixturePortal)).shell;
  })();
  return { shell: await shell, dist: shellFolder };
}
