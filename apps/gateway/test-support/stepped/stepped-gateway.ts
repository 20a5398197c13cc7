/**
 * The gateway that is killed between two steps: takes payments through their scenarios, each as far as it is told, and holds it up there.
 * It writes each step as a line, and `held` once every payment stands; then it waits to be killed. Reads a {@link SteppedOrder} from
 * its standard input.
 */
import { writeSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import { openDatabase } from '../../src/platform/db/index.ts';
import { accountHelpers } from '../account-helpers.ts';
import { testClock } from '../clock.ts';
import { gatewayOn } from '../gateway.ts';
import { operatorHelpers } from '../operator-helpers.ts';
import { clockPath } from '../payments-server.ts';
import type { Stage, Walker } from './scenario.ts';
import { scenarioOf } from './scenarios.ts';
import { labelOf } from './standing.ts';
import { createStepper, type Stepping } from './stepper.ts';

/** What a {@link stepped-gateway} does. */
export interface SteppedOrder {
  readonly url: string;
  readonly servingUrl: string;
  readonly dist: string;
  readonly now: number;
  readonly origin: string;
  readonly operator: string;
  /** Payments, and after how many steps each is held up. */
  readonly walks: readonly { readonly walker: Walker; readonly steps: number }[];
}

/** What it tells: that an act of a payment begins, or that a step is done. */
export type SteppedLine = { readonly walk: number; readonly act: number } | { readonly walk: number; readonly step: string } | { readonly walk: number; readonly fault: string } | 'held';

const order = JSON.parse(await text(process.stdin)) as SteppedOrder;
const say = (line: SteppedLine): void => void writeSync(1, `${JSON.stringify(line)}\n`);
const never = new Promise<never>(() => undefined);

const stepper = createStepper();
const clock = testClock(order.now);
// A payment that is held up keeps its connection.
const opened = await openDatabase({ engine: 'postgres', url: order.servingUrl, poolSize: order.walks.length + 6, clock, observe: stepper.observe });
const gateway = await gatewayOn({ clock, dist: order.dist }, { ...opened, url: order.url, servingUrl: order.servingUrl }, { fetch: stepper.fetch });
const pool = new Pool({ connectionString: order.url, max: 2 });
const ops = operatorHelpers(gateway);
const stage: Stage = { gateway, accounts: accountHelpers(gateway), ops, operator: order.operator, origin: order.origin, pool };

const walks = order.walks.map(({ walker, steps }, walk) => {
  const scene = scenarioOf(walker.scenario);
  let left = steps;
  let hold = (): void => undefined;
  const held = new Promise<'held'>((resolve) => (hold = () => resolve('held')));
  const stepping: Stepping = {
    stored: () => labelOf(pool, scene, walker, clock.now()),
    async reached(step) {
      say({ walk, step });
      left -= 1;
      if (left > 0) return;
      hold();
      await never;
    },
  };
  let standing = false;
  return {
    times: scene.acts.map(({ at = 0 }) => at),
    /** Does what is due at a time, or stands. */
    async go(minutes: number): Promise<void> {
      for (const [act, { at = 0, name, atProvider, run }] of scene.acts.entries()) {
        if (standing || at !== minutes) continue;
        say({ walk, act });
        const work = stepper.during(stepping, async () => {
          const code = await run(stage, { ...walker, scene, key: walker.keys[act] ?? '' });
          if (code !== 'OK') say({ walk, fault: `${name}: ${code}` });
          await stepping.reached(atProvider === true ? name : `answered: ${name}`);
          return 'done' as const;
        });
        standing = (await Promise.race([work, held])) === 'held';
      }
    },
  };
});

const times = [...new Set(walks.flatMap((walk) => walk.times))].sort((one, other) => one - other);
/** Time goes by, in which the operator does something else: whoever does nothing is logged out. */
async function passUntil(time: number): Promise<void> {
  while (clock.now() < time) {
    clock.advance(Math.min(10 * 60_000, time - clock.now()));
    await ops.valueOf('deposits:list', {}, { token: order.operator });
  }
}
for (const minutes of times) {
  await passUntil(order.now + minutes * 60_000);
  await fetch(`${order.origin}${clockPath(clock.now())}`);
  for (const walk of walks) await walk.go(minutes);
}
say('held');
