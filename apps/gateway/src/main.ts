import { enableCompileCache } from 'node:module';

// Before anything else is read: from the second start on, nothing is compiled anew.
enableCompileCache();
const { start } = await import('./start.ts');
const { databaseRefusal } = await import('./database-refusal.ts');

try {
  await start(process.env);
} catch (error) {
  // What is wrong with the environment, the build or the database server is for a person to read, without a stack.
  const forPeople = error instanceof Error && ['ConfigError', 'FleetError'].includes(error.name) ? error.message : databaseRefusal(error, process.env['DATABASE_URL']);
  process.stderr.write(`${forPeople ?? String(error instanceof Error ? (error.stack ?? error) : error)}\n`);
  process.exit(1);
}
