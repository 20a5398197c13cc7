import { z } from 'zod';

/**
 * Faults of a call. `timeout`: it does not arrive and gets no answer. `lose-answer`: it is processed but its answer is lost.
 * `duplicate`: it arrives twice at once. `reorder`: it arrives late, after calls that were sent later. `slow`: it is delayed.
 * `wrong-signature`: it is signed with another key. `late-rollback`: a rollback arrives late, and another one after the round
 * was paid. `win-before-bet`: the win arrives before its bet.
 */
export const FAULTS = ['timeout', 'lose-answer', 'duplicate', 'reorder', 'slow', 'wrong-signature', 'late-rollback', 'win-before-bet'] as const;

export type Fault = (typeof FAULTS)[number];

const chances = z
  .partialRecord(z.enum(FAULTS), z.number().min(0).max(1))
  .refine((byFault) => Object.values(byFault).reduce((sum, chance) => sum + chance, 0) <= 1, { error: 'chances must add up to at most 1' });

const planSchema = z.strictObject({
  /** The same seed gives the same calls the same faults. */
  seed: z.string().max(64).default(''),
  /** Chances by vendor code; `*` stands for every vendor that is not listed. */
  vendors: z.record(z.string(), chances),
});

/** Chances of faults, by vendor. */
export type FaultPlan = z.infer<typeof planSchema>;

export const EMPTY_FAULT_PLAN: FaultPlan = { seed: '', vendors: {} };

/** Reads a plan from JSON text. Throws a ZodError or SyntaxError when the text is invalid. */
export function parseFaultPlan(text: string): FaultPlan {
  return planSchema.parse(JSON.parse(text));
}
