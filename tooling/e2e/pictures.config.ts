import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const { projects: _stages, ...shared } = journeys;

/** Takes screenshots along journeys, for visual review; no tests. PICTURES names the output folder. */
export default defineConfig(shared, {
  testDir: './pictures',
  timeout: 900_000,
  // The first story of a workbench that compiles it on request can take longer than any step of a journey.
  expect: { timeout: 60_000 },
  use: { actionTimeout: 60_000 },
});
