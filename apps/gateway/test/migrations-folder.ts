import { fileURLToPath } from 'node:url';

/** The migrations of the gateway. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
