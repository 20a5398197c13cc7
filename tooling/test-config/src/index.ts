export { chromiumLaunch, findChromium } from './chromium.ts';
export type { ChromiumLaunch } from './chromium.ts';
export { findPostgres } from './postgres.ts';
