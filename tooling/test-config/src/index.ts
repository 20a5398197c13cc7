export { findCaddy } from './caddy.ts';
export { chromiumLaunch, chromiumWithoutPictures, findChromium } from './chromium.ts';
export type { ChromiumLaunch } from './chromium.ts';
export { everything } from './everything.ts';
export { findPgbouncer } from './pgbouncer.ts';
export { findPostgres, findPostgresFrom, unpackPostgres } from './postgres.ts';
export { programEnvironment } from './program-environment.ts';
export { findRedis } from './redis.ts';
export { unkeptPromises } from './unkept-promises.ts';
