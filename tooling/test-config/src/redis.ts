import { findProgram } from './program.ts';

/**
 * Returns the path of a server of Redis, or of Valkey: `REDIS_PATH`, else the first that is installed.
 *
 * @returns undefined when none is installed.
 */
export const findRedis = (): string | undefined => findProgram('REDIS_PATH', ['redis-server', 'valkey-server']);
