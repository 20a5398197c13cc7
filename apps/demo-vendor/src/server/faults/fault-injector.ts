import { createHash } from 'node:crypto';
import type { Fault, FaultPlan } from './fault-plan.ts';

/** Chooses the faults of calls. */
export interface FaultInjector {
  /** The fault of the next call of this name by, or to, a vendor; undefined for none. */
  next(vendor: string, call: string): Fault | undefined;
}

export const noFaultInjector: FaultInjector = { next: () => undefined };

/** A number in [0, 1) that is derived from a text. */
function chanceOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}

/** Creates a {@link FaultInjector} for the present plan. With the same seed, the n-th call of a name always gets the same fault. */
export function createFaultInjector(plan: () => FaultPlan): FaultInjector {
  const counts = new Map<string, number>();
  return {
    next(vendor, call) {
      const { seed, vendors } = plan();
      const chances = vendors[vendor] ?? vendors['*'];
      if (chances === undefined) return undefined;
      const name = `${seed}|${vendor}|${call}`;
      const nth = counts.get(name) ?? 0;
      counts.set(name, nth + 1);
      let left = chanceOf(`${name}|${nth}`);
      for (const [fault, chance] of Object.entries(chances) as [Fault, number][]) {
        if (left < chance) return fault;
        left -= chance;
      }
      return undefined;
    },
  };
}
