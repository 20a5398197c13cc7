import { createHash } from 'node:crypto';
import type { Fault, FaultPlan } from './fault-plan.ts';

/** Decides what goes wrong. */
export interface FaultInjector {
  /** The fault of the next call of this name by, or on, a vendor; undefined: none. */
  next(vendor: string, call: string): Fault | undefined;
}

/** No vendor has faults. */
export const noFaultInjector: FaultInjector = { next: () => undefined };

/** A number from 0 up to, not including, 1 that follows from a text. */
function chanceOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}

/** {@link FaultInjector} by the plan of the moment: the n-th call of a name meets the same fault whenever its seed is the same. */
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
