import { enableCompileCache } from 'node:module';

// Before anything else is read: from the second start on, nothing is compiled anew.
enableCompileCache();
const { start } = await import('./start.ts');

try {
  await start(process.env);
} catch (error) {
  // What is wrong with the environment or the build is for a person to read, without a stack.
  const forPeople = error instanceof Error && ['ConfigError', 'FleetError'].includes(error.name);
  process.stderr.write(`${forPeople ? error.message : String(error instanceof Error ? (error.stack ?? error) : error)}\n`);
  process.exit(1);
}
