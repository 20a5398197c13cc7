import { hash } from 'node:crypto';
import { z } from 'zod';

/** What may go wrong with a callback. `never`: it is not sent; `out-of-order`: it leaves behind those that follow it. */
export const callbackFaults = ['late', 'twice', 'out-of-order', 'never'] as const;
/** What may go wrong with a call to this provider: it is carried out and the answer is lost, or it is not carried out. */
export const callFaults = ['lose-answer', 'down'] as const;

const faultNames = [...callbackFaults, ...callFaults] as const;
/** A fault by its name. */
export type FaultName = (typeof faultNames)[number];

const planSchema = z.object({ seed: z.string().default(''), chances: z.partialRecord(z.enum(faultNames), z.number().min(0).max(1)).default({}) });
/** Chances of faults by name. With the same seed, the n-th call or callback of a kind always gets the same fault. */
export type FaultPlan = z.output<typeof planSchema>;

/** No faults. */
export const NO_FAULTS: FaultPlan = { seed: '', chances: {} };

/** Reads a plan such as `{"seed":"monday","chances":{"twice":0.2,"late":0.1}}`. */
export const parseFaultPlan = (text: string): FaultPlan => planSchema.parse(JSON.parse(text));

/** Chooses faults. */
export interface Faults {
  next<Name extends FaultName>(kind: string, names: readonly Name[]): Name | undefined;
}

/** {@link Faults} by the present plan. */
export function createFaults(plan: () => FaultPlan): Faults {
  const counts = new Map<string, number>();
  return {
    next(kind, names) {
      const { seed, chances } = plan();
      const nth = counts.get(kind) ?? 0;
      counts.set(kind, nth + 1);
      let left = Number.parseInt(hash('sha256', `${seed}|${kind}|${nth}`, 'hex').slice(0, 8), 16) / 2 ** 32;
      for (const name of names) {
        const chance = chances[name] ?? 0;
        if (left < chance) return name;
        left -= chance;
      }
      return undefined;
    },
  };
}
