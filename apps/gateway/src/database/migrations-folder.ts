import { fileURLToPath } from 'node:url';

/** The folder of the numbered SQL files. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
