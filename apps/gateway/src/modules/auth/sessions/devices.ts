import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';

/** A device that is remembered, with the token that it shows next. */
export interface RememberedDevice {
  readonly id: string;
  readonly memberId: string;
  /** Known to the device alone. */
  readonly token: string;
  /** Seconds that the device is still remembered for. */
  readonly maxAge: number;
}

/** Remembered devices: for a day after a login they log in again without a password. */
export interface Devices {
  /** Remembers one, in the transaction of its login. */
  remember(tx: Tx, tenantId: string, memberId: string): Promise<RememberedDevice>;
  /**
   * The device whose token it is, with its next token: each is good once. One that comes again was stolen, or the one
   * after it was: `stolen` then names the device, which is forgotten.
   */
  use(tenantId: string, token: string): Promise<RememberedDevice | { readonly stolen: string } | undefined>;
  /** Whether a device is still remembered; it then stays so until the transaction ends. */
  holds(tx: Tx, tenantId: string, deviceId: string): Promise<boolean>;
  /** Forgets the device that has or had the token. */
  forget(tenantId: string, token: string): Promise<void>;
  /** Forgets every device of an account. */
  forgetAll(tx: Tx, tenantId: string, memberId: string): Promise<void>;
  /** Forgets devices whose day is over. */
  sweep(): Promise<void>;
}

const DAY_MS = 86_400_000;

/** Tokens have 256 random bits: one fast hash is enough to keep them unreadable at rest. */
const hashOf = (token: string): Uint8Array => Uint8Array.from(createHash('sha256').update(token).digest());

interface Found {
  readonly id: string;
  readonly memberId: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** {@link Devices} in the database. */
export function createDevices(db: Database): Devices {
  const now = (offset = 0): Date => new Date(db.clock.now() + offset);

  async function issue(tx: Tx, tenantId: string, deviceId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await sql`insert into device_token (tenant_id, token_hash, device_id) values (${tenantId}, ${hashOf(token)}, ${deviceId})`.execute(tx);
    return token;
  }

  async function drop(tx: Tx, tenantId: string, deviceId: string): Promise<void> {
    await sql`delete from remembered_device where tenant_id = ${tenantId} and id = ${deviceId}`.execute(tx);
  }

  return {
    async remember(tx, tenantId, memberId) {
      const id = db.newId();
      await sql`insert into remembered_device (tenant_id, id, member_id, expires_at) values (${tenantId}, ${id}, ${memberId}, ${now(DAY_MS)})`.execute(tx);
      return { id, memberId, token: await issue(tx, tenantId, id), maxAge: DAY_MS / 1000 };
    },
    use: (tenantId, token) =>
      db.transaction(async (tx) => {
        const { rows } = await sql<Found>`
          select device.id, device.member_id as "memberId", device.expires_at as "expiresAt", token.used_at as "usedAt"
          from device_token token
          join remembered_device device on device.tenant_id = token.tenant_id and device.id = token.device_id
          where token.tenant_id = ${tenantId} and token.token_hash = ${hashOf(token)} for update`.execute(tx);
        const found = rows[0];
        if (found === undefined) return undefined;
        const { id, memberId, expiresAt, usedAt } = found;
        const expired = expiresAt.getTime() <= db.clock.now();
        if (expired || usedAt !== null) {
          await drop(tx, tenantId, id);
          return expired ? undefined : { stolen: id };
        }
        await sql`update device_token set used_at = ${now()} where tenant_id = ${tenantId} and token_hash = ${hashOf(token)}`.execute(tx);
        const maxAge = Math.ceil((expiresAt.getTime() - db.clock.now()) / 1000);
        return { id, memberId, token: await issue(tx, tenantId, id), maxAge };
      }),
    async holds(tx, tenantId, deviceId) {
      const { rows } = await sql`select 1 from remembered_device where tenant_id = ${tenantId} and id = ${deviceId} for key share`.execute(tx);
      return rows.length > 0;
    },
    async forget(tenantId, token) {
      await sql`
        delete from remembered_device where tenant_id = ${tenantId} and id = (
          select device_id from device_token where tenant_id = ${tenantId} and token_hash = ${hashOf(token)})`.execute(db.query);
    },
    async forgetAll(tx, tenantId, memberId) {
      await sql`delete from remembered_device where tenant_id = ${tenantId} and member_id = ${memberId}`.execute(tx);
    },
    async sweep() {
      await sql`delete from remembered_device where expires_at <= ${now()}`.execute(db.query);
    },
  };
}
