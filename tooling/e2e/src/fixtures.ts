import { expect, test as base } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { readFleet } from '@livery/run';
import { watchContentPolicy } from './content-policy.ts';
import { readEnglish } from './english.ts';
import { openStack } from './stack.ts';
import type { Engine, Stack } from './stack.ts';

/** Options of a project in playwright.config.ts. */
export interface WorkerOptions {
  /** Where the gateway keeps its data. */
  engine: Engine;
}

interface WorkerFixtures {
  /** Servers of this worker, shared by its journeys. */
  stack: Stack;
  /** Ids of all built brands, the default one first. */
  brands: string[];
}

/** Opens a browser beside the journey's own, with storage and addresses of its own, until the journey ends. */
export type OpenContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;

interface JourneyFixtures {
  openContext: OpenContext;
}

const expectNoRefusals = (refusals: readonly string[]) => expect(refusals, 'refused by the content policy').toEqual([]);

/** Playwright's `test` with real servers. */
export const test = base.extend<JourneyFixtures, WorkerOptions & WorkerFixtures>({
  engine: ['embedded', { option: true, scope: 'worker' }],
  stack: [
    async ({ engine }, provide) => {
      const stack = await openStack(engine);
      await provide(stack);
      await stack.close();
    },
    // The demo's history is written at the start, and all that goes on is waited for at the end: on slow cores both take more than a minute.
    { scope: 'worker', timeout: 300_000 },
  ],
  brands: [
    // Playwright reads a fixture's dependencies from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      await provide(readFleet().brands.map(({ id }) => id));
    },
    { scope: 'worker' },
  ],
  // Every journey shows too that its pages keep to their content policy.
  context: async ({ context, stack }, provide) => {
    const refusals = await watchContentPolicy(context);
    await readEnglish(context, stack);
    await provide(context);
    expectNoRefusals(refusals);
  },
  openContext: async ({ browser, stack }, provide) => {
    const contexts: BrowserContext[] = [];
    const watches: (readonly string[])[] = [];
    await provide(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      watches.push(await watchContentPolicy(context));
      await readEnglish(context, stack);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expectNoRefusals(watches.flat());
  },
  baseURL: async ({ stack }, provide) => {
    await provide(stack.site());
  },
});

export { expect };
