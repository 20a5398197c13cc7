import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Takes screenshots along journeys, for visual review; no tests. PICTURES names the output folder. */
export default defineConfig(journeys, { testDir: './pictures', timeout: 600_000 });
