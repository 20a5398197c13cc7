import { z } from 'zod';

/**
 * What may go wrong with a call on its way. `timeout`: it does not get there, and nobody says so. `lose-answer`: it is carried out, its answer is
 * lost. `duplicate`: it arrives twice at once. `reorder`: it arrives late, after what was sent meanwhile. `slow`: it takes its
 * time. `wrong-signature`: it is signed with another key. `late-rollback`: a rollback arrives late, and one more after the round
 * was paid. `win-before-bet`: the win overtakes its bet.
 */
export const FAULTS = ['timeout', 'lose-answer', 'duplicate', 'reorder', 'slow', 'wrong-signature', 'late-rollback', 'win-before-bet'] as const;

/** One of {@link FAULTS}. */
export type Fault = (typeof FAULTS)[number];

const chances = z
  .partialRecord(z.enum(FAULTS), z.number().min(0).max(1))
  .refine((of) => Object.values(of).reduce((sum, chance) => sum + chance, 0) <= 1, { error: 'chances add up to at most 1' });

const planSchema = z.strictObject({
  /** The same seed makes the same faults of the same calls. */
  seed: z.string().max(64).default(''),
  /** Chances by vendor code; `*` is every vendor that is not named. */
  vendors: z.record(z.string(), chances),
});

/** Which faults happen, to whose calls, how often. */
export type FaultPlan = z.infer<typeof planSchema>;

/** Nothing goes wrong. */
export const EMPTY_FAULT_PLAN: FaultPlan = { seed: '', vendors: {} };

/** Reads a plan from JSON text. Throws a ZodError or SyntaxError when it is not what it should be. */
export function parseFaultPlan(text: string): FaultPlan {
  return planSchema.parse(JSON.parse(text));
}
