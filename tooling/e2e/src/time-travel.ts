import type { BrowserContext } from '@playwright/test';
import type { Stack } from './stack.ts';

const CLOCK = new URL('clock-ahead.ts', import.meta.url).href;

let ahead = 0;

/** Milliseconds since the epoch by the clock of the servers. */
export const serverNow = (): number => Date.now() + ahead;

/**
 * Restarts gateway and vendor with their clock ahead of this machine's, on the same data, and has pages that are opened in these contexts follow it.
 * What is due by then is done as they start. Of a stack of one's own: other journeys would find themselves in its past.
 *
 * @param ms how far, from now; 0 goes back
 */
export async function travel(stack: Stack, contexts: readonly BrowserContext[], ms: number): Promise<void> {
  const env = { CLOCK_AHEAD_MS: String(ms), NODE_OPTIONS: `--import=${CLOCK}` };
  await Promise.all([stack.stopGateway(), stack.killVendor()]);
  ahead = ms;
  await Promise.all([stack.startGateway(env), stack.startVendor(env)]);
  for (const context of contexts) {
    await context.addInitScript((by) => {
      const system = Date;
      // A page that travelled before is set ahead once more: from the system's own clock, not from the one before.
      const kept = window as typeof window & { systemDate?: DateConstructor };
      const real = kept.systemDate ?? system;
      kept.systemDate = real;
      const now = () => real.now() + by;
      window.Date = new Proxy(real, { construct: (target, given: unknown[], made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date, get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)) });
    }, ms);
  }
}

/** What is asked from now on is asked in the present: for servers that are opened once those that travelled are closed. */
export function presentAgain(): void {
  ahead = 0;
}
