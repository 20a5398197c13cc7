import type { Secrets } from '../../../platform/crypto/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { TOTP_PURPOSE } from './enrolment.ts';

/** Encrypts the secrets of operators' authenticator apps with the present master secret; there are few operators. */
export async function sealOperatorsAnew(db: Database, secrets: Secrets): Promise<{ readonly sealed: number; readonly unreadable: number }> {
  const done = { sealed: 0, unreadable: 0 };
  const rows = await db.query.selectFrom('operator').select(['id', 'totp_secret as secret']).where('totp_secret', 'is not', null).execute();
  for (const { id, secret: kept } of rows) {
    if (kept === null) continue;
    if (secrets.openReadable(TOTP_PURPOSE, kept) === undefined) {
      done.unreadable += 1;
      continue;
    }
    const secret = secrets.sealAnew(TOTP_PURPOSE, kept);
    if (secret === undefined) continue;
    // One that was replaced meanwhile stays as it is.
    const { numUpdatedRows } = await db.query.updateTable('operator').set({ totp_secret: secret }).where('id', '=', id).where('totp_secret', '=', kept).executeTakeFirstOrThrow();
    done.sealed += Number(numUpdatedRows);
  }
  return done;
}
