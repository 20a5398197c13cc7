import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Takes pictures of what journeys come through, to be looked at; no test. Set PICTURES to the folder they go to. */
export default defineConfig(journeys, { testDir: './pictures', timeout: 600_000 });
