export { chromiumLaunch, chromiumWithoutPictures, findChromium } from './chromium.ts';
export type { ChromiumLaunch } from './chromium.ts';
export { everything } from './everything.ts';
export { unkeptPromises } from './unkept-promises.ts';
export { findPostgres } from './postgres.ts';
