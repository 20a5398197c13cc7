import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createFairLimit, type TaskOwner } from '../../../platform/http/index.ts';

/** Hashes and verifies passwords, a few at a time; merchants and address ranges take turns. @throws Problem UNAVAILABLE where too many wait */
export interface Passwords {
  /** argon2id of the password, with its parameters and salt in the text. */
  hash(password: string, owner: TaskOwner): Promise<string>;
  /** Whether the password matches; without a hash it takes as long and returns false. */
  verify(stored: string | null, password: string, owner: TaskOwner): Promise<boolean>;
}

/** The hash function itself. */
export interface PasswordEngine {
  hash(password: string, parameters: PasswordCost & typeof ARGON2ID): Promise<string>;
  verify(hashed: string, password: string): Promise<boolean>;
}

/** What a hash costs. */
export interface PasswordCost {
  /** KiB. */
  readonly memoryCost: number;
  /** Passes. */
  readonly timeCost: number;
}

/** argon2id in the library's numbering, in one lane. */
const ARGON2ID = { algorithm: 2, parallelism: 1 } as const;

/** 19 MiB and two passes, as OWASP advises. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };

/**
 * Hashes at once: two at most, since more would take the threads that files and name look-ups need; and one core stays
 * for every other call.
 */
export const HASHES_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));

/** {@link Passwords} with argon2id. @param cost of new hashes; existing ones name their own */
export function createPasswords(engine: PasswordEngine = { hash, verify }, atOnce = HASHES_AT_ONCE, cost = PASSWORD_COST): Passwords {
  const parameters = { ...ARGON2ID, ...cost };
  const limit = createFairLimit(atOnce);
  let dummy: Promise<string> | undefined;
  return {
    hash: (password, owner) => limit(owner, () => engine.hash(password, parameters)),
    async verify(stored, password, owner) {
      // An unknown name costs the same time as a wrong password, so response times do not reveal which names exist.
      dummy ??= engine.hash('nobody has this password', parameters);
      const against = stored ?? (await dummy);
      const fits = await limit(owner, () => engine.verify(against, password));
      return fits && stored !== null;
    },
  };
}
