import { randomBytes } from 'node:crypto';
import { newTotpSecret, totpStep, totpUri, type Secrets } from '../../../platform/crypto/index.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { OperatorCredentials } from './operators.ts';

/** A code to enrol with; only its MAC is kept. */
export interface EnrolmentCode {
  readonly code: string;
  readonly expiresAt: Date;
}

/** How operators get their password and their authenticator app. */
export interface Enrolment {
  /** Takes password and app from an operator, and gives it a code to enrol with. */
  issue(tx: Tx, operatorId: string): Promise<EnrolmentCode>;
  /** The secret to put into the app, a new one each time; undefined where the code is not the operator's, or has expired. */
  start(operator: OperatorCredentials | undefined, code: string): Promise<{ readonly secret: string; readonly uri: string; readonly expiresAt: Date } | undefined>;
  /** Puts password and app in force; false where the code, or that of the app, is wrong. The code is good no more then. */
  confirm(tx: Tx, operator: OperatorCredentials | undefined, typed: { readonly code: string; readonly appCode: string; readonly passwordHash: string }): Promise<boolean>;
}

/** Purposes of what is encrypted and recognised. */
export const TOTP_PURPOSE = 'operator-totp';
const CODE_PURPOSE = 'operator-enrolment';
const LIFETIME_MS = 24 * 3_600_000;
const CODE_BYTES = 18;
/** In digits and letters alone: a command line takes a value that begins with a dash for an option. */
const newCode = (): string => randomBytes(CODE_BYTES).toString('hex');

/** {@link Enrolment} in the database. */
export function createEnrolment(db: Database, secrets: Secrets): Enrolment {
  const nobody = secrets.mac(CODE_PURPOSE, newCode());
  const macOf = (id: string, code: string): string => `${id} ${code}`;

  /** Whether the code is the operator's and has not expired; as long for nobody. */
  function isCode(operator: OperatorCredentials | undefined, code: string): operator is OperatorCredentials {
    const matches = secrets.matches(CODE_PURPOSE, macOf(operator?.id ?? '', code), operator?.enrolmentMac ?? nobody);
    return matches && operator?.enrolmentExpiresAt != null && operator.enrolmentExpiresAt.getTime() > db.clock.now() && !operator.disabled;
  }

  return {
    async issue(tx, operatorId) {
      const code = newCode();
      const expiresAt = new Date(db.clock.now() + LIFETIME_MS);
      await tx
        .updateTable('operator')
        .set({ password_hash: null, totp_secret: null, enrolment_secret: null, enrolment_mac: secrets.mac(CODE_PURPOSE, macOf(operatorId, code)), enrolment_expires_at: expiresAt })
        .where('id', '=', operatorId)
        .execute();
      return { code, expiresAt };
    },
    async start(operator, code) {
      if (!isCode(operator, code) || operator.enrolmentExpiresAt === null || operator.enrolmentMac === null) return undefined;
      const secret = newTotpSecret();
      const { numUpdatedRows } = await db.query
        .updateTable('operator')
        .set({ enrolment_secret: secrets.seal(TOTP_PURPOSE, secret) })
        .where('id', '=', operator.id)
        .where('enrolment_mac', '=', operator.enrolmentMac)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 0n ? undefined : { secret, uri: totpUri(secret, 'Livery operators', operator.name), expiresAt: operator.enrolmentExpiresAt };
    },
    async confirm(tx, operator, { code, appCode, passwordHash }) {
      if (!isCode(operator, code) || operator.enrolmentSecret === null || operator.enrolmentMac === null) return false;
      const secret = secrets.openReadable(TOTP_PURPOSE, operator.enrolmentSecret);
      const step = secret === undefined ? undefined : totpStep(secret, appCode, db.clock.now());
      if (step === undefined) return false;
      const { numUpdatedRows } = await tx
        .updateTable('operator')
        .set({ password_hash: passwordHash, totp_secret: operator.enrolmentSecret, totp_step: step, enrolment_mac: null, enrolment_expires_at: null, enrolment_secret: null })
        .where('id', '=', operator.id)
        .where('enrolment_mac', '=', operator.enrolmentMac)
        .where('enrolment_secret', '=', operator.enrolmentSecret)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
