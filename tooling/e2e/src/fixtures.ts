import { test as base } from '@playwright/test';
import { readFleet } from '@livery/run';
import { openStack } from './stack.ts';
import type { Stack } from './stack.ts';

interface WorkerFixtures {
  /** The servers of this worker, shared by its journeys. */
  stack: Stack;
  /** Every brand that was built, the default one first. */
  brands: string[];
}

/** Playwright's `test` with the real servers behind it. */
export const test = base.extend<object, WorkerFixtures>({
  stack: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const stack = await openStack();
      await provide(stack);
      await stack.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  brands: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      await provide(readFleet().brands.map(({ id }) => id));
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, provide) => {
    await provide(stack.site());
  },
});

export { expect } from '@playwright/test';
