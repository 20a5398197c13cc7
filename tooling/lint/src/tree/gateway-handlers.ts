import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../workspace.ts';

const MODULES = 'apps/gateway/src/modules';
/** A function that returns handlers of calls. */
const RETURNS_HANDLERS = /\)\s*:\s*Handlers?</;
const NAMED = /\/(?:[a-z0-9-]+-)?handlers\.ts$/;

/** Returns files of the gateway's modules that make handlers of calls and are not named `handlers.ts` or `<part>-handlers.ts`. */
export function handlerFaults(root: string): string[] {
  return filesUnder(root, MODULES)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !NAMED.test(file) && RETURNS_HANDLERS.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => `${file} makes handlers; they stand in handlers.ts, or in <part>-handlers.ts beside what they call.`);
}
