import { createTrail, PLATFORM } from '../modules/operator/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';

/** What a command changed. */
export interface CommandNote {
  /** A merchant code; the platform's trail without it. */
  readonly tenant?: string;
  /** Name of the command. */
  readonly action: string;
  /** What it was done to, such as `vendor:<code>`. */
  readonly subject: string;
  readonly before: object;
  readonly after: object;
}

/** Adds a row to the trail, in the transaction of a command's effect. No operator is logged in: the machine's accounts are not known here. */
export async function noteCommand(db: Database, tx: Tx, { tenant = PLATFORM, ...what }: CommandNote): Promise<void> {
  await createTrail(db).append(tx, { tenant, operator: null, reason: 'command of the gateway', ip: '', ...what });
}
