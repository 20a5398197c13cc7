/// <reference lib="dom" />
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '@livery/brand-build';
import { withServedFolder } from '@livery/run';
import { chromiumLaunch } from '@livery/test-config';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { median } from '../figures/figure.ts';
import type { Figure, Limit } from '../figures/figure.ts';

/** Budgets of the built workbench, in seconds. */
export interface WorkbenchBudgets {
  /** From an empty browser to the first page. */
  readonly first: Limit;
  /** From the press of a story's name to the story. */
  readonly story: Limit;
}

/** A path of a host that has other pages too. */
const BELOW = '/design/workbench';

/** How long a busy machine may take, in milliseconds: its figures then miss their budgets, and are figures all the same. */
const PATIENCE = 120_000;

/** Stories of different kinds, opened one after the other. */
const OPENED = ['actions-button--variants', 'table-table--multiple-selection', 'overlays-modal--default', 'foundations-colour--colour'];

/** What Storybook's preview puts into its window. */
interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    readonly once: (event: 'storyRendered', listener: () => void) => void;
    readonly emit: (event: 'setCurrentStory', choice: { readonly storyId: string; readonly viewMode: 'story' }) => void;
  };
}

/** Opens a story as a press of its name in the list does, and waits until it has been painted. */
function openStory(storyId: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
  return new Promise((resolve) => {
    channel.once('storyRendered', () => requestAnimationFrame(() => resolve()));
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Times in milliseconds of one visit: until the first page stands, and of each story after it. */
async function visit(browser: Browser, address: string): Promise<{ readonly first: number; readonly stories: readonly number[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const from = performance.now();
    await page.goto(`${address}?path=/story/actions-iconbutton--default`);
    await Promise.all([page.locator('#storybook-explorer-tree').waitFor(), page.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'Search games' }).waitFor()]);
    const first = performance.now() - from;
    const preview = page.frame({ url: /iframe\.html/ });
    if (preview === null) throw new Error('The workbench shows no story.');
    // The window's own page still settles beside the story that stands.
    await page.waitForLoadState('networkidle');
    const stories: number[] = [];
    for (const id of OPENED) {
      const began = performance.now();
      await preview.evaluate(openStory, id);
      stories.push(performance.now() - began);
    }
    return { first, stories };
  } finally {
    await context.close();
  }
}

/** Times of visits to a built workbench, served below a path. */
export async function visitWorkbench(folder: string, visits: number): Promise<Awaited<ReturnType<typeof visit>>[]> {
  return withServedFolder(folder, BELOW, async (address) => {
    const browser = await chromium.launch(chromiumLaunch());
    try {
      // The first visit reads the files from the disk.
      await visit(browser, address);
      const times: Awaited<ReturnType<typeof visit>>[] = [];
      for (let turn = 0; turn < visits; turn++) times.push(await visit(browser, address));
      return times;
    } finally {
      await browser.close();
    }
  });
}

/** Builds the workbench, and measures its size and how long its first page and a story take, served below a path. */
export async function measureWorkbench(budgets: WorkbenchBudgets, visits: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-workbench-'));
  try {
    const began = performance.now();
    execFileSync(process.execPath, ['tooling/bootstrap.mjs', 'storybook', 'build', '--output-dir', folder], { cwd: repositoryRoot, stdio: ['ignore', 'ignore', 'inherit'] });
    const built = (performance.now() - began) / 1000;
    const bytes = globSync('**/*', { cwd: folder }).reduce((sum, path) => {
      const file = statSync(join(folder, path));
      return file.isFile() ? sum + file.size : sum;
    }, 0);
    const times = await visitWorkbench(folder, visits);
    return [
      { what: 'workbench below a path: from an empty browser to its first page', value: median(times.map(({ first }) => first)) / 1000, unit: 's', limit: budgets.first },
      { what: 'workbench: another story, until it shows', value: median(times.flatMap(({ stories }) => stories)) / 1000, unit: 's', limit: budgets.story },
      { what: 'workbench: its static build', value: built, unit: 's' },
      { what: 'workbench: files of the build, unpacked', value: bytes / 1000, unit: 'kB' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
