import { enableCompileCache } from 'node:module';

// Must be set before anything else is imported: later starts then reuse the compiled code.
enableCompileCache();
const { start } = await import('./start.ts');
const { describeDatabaseError } = await import('./database/database-error.ts');

try {
  await start(process.env);
} catch (error) {
  // Faults of the environment, the build or the database server are printed without a stack.
  const forPeople = error instanceof Error && ['ConfigError', 'FleetError', 'DatabaseRefusal'].includes(error.name) ? error.message : describeDatabaseError(error, process.env['DATABASE_URL']);
  process.stderr.write(`${forPeople ?? String(error instanceof Error ? (error.stack ?? error) : error)}\n`);
  process.exit(1);
}
