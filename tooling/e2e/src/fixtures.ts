import { expect, test as base } from '@playwright/test';
import { readFleet } from '@livery/run';
import { watchContentPolicy } from './content-policy.ts';
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

/** Playwright's `test` with real servers. */
export const test = base.extend<object, WorkerOptions & WorkerFixtures>({
  engine: ['embedded', { option: true, scope: 'worker' }],
  stack: [
    async ({ engine }, provide) => {
      const stack = await openStack(engine);
      await provide(stack);
      await stack.close();
    },
    { scope: 'worker', timeout: 120_000 },
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
  context: async ({ context }, provide) => {
    const refusals = await watchContentPolicy(context);
    await provide(context);
    expect(refusals, 'refused by the content policy').toEqual([]);
  },
  baseURL: async ({ stack }, provide) => {
    await provide(stack.site());
  },
});

export { expect };
