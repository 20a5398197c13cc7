import type { Secrets } from '../../platform/crypto/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Site } from '../settings/index.ts';
import type { PhoneProofs } from '../verification/index.ts';
import { createAddresses, type Addresses } from './addresses.ts';
import { createChallenges, type Challenges } from './challenges.ts';
import { createRecoveryCodes, type RecoveryCodes } from './recovery-codes.ts';
import { createSecondFactors, type SecondFactors } from './second-factors.ts';
import { createTotp, type Totp } from './totp.ts';

export { type Addresses, createAddresses, type KnownAddress } from './addresses.ts';
export { type Answering, type Challenge, type Challenges, type FactorMethod, MOST_TRIES, type NewPassword, type Shown } from './challenges.ts';
export { securityHandlers, type SecurityCall, type SecurityDeps } from './handlers.ts';
export type { SecondFactors, ShownFactor } from './second-factors.ts';

/** The security module: from where accounts are used, and their second factors. */
export interface Security {
  readonly addresses: Addresses;
  readonly challenges: Challenges;
  readonly recoveryCodes: RecoveryCodes;
  readonly secondFactors: SecondFactors;
  readonly totp: Totp;
  /** Drops everything that has had its time. */
  readonly sweep: () => Promise<void>;
}

/** What the security module needs. */
export interface SecurityModuleDeps {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly site: Site;
  readonly phoneProofs: PhoneProofs;
}

/** Creates the security module. */
export function createSecurity({ db, secrets, site, phoneProofs }: SecurityModuleDeps): Security {
  const addresses = createAddresses(db);
  const challenges = createChallenges(db);
  const recoveryCodes = createRecoveryCodes(db, secrets);
  const totp = createTotp(db, secrets);
  return {
    addresses,
    challenges,
    recoveryCodes,
    totp,
    secondFactors: createSecondFactors({ addresses, totp, recoveryCodes, phoneProofs, site }),
    async sweep() {
      await challenges.sweep();
      await totp.sweep();
    },
  };
}
