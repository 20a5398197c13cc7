import { sql } from 'kysely';
import { hashToken, newToken } from '../../../platform/crypto/index.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { deleteExpired } from '../../../platform/retention/index.ts';

/** A remembered device, with its next token. */
export interface RememberedDevice {
  readonly id: string;
  readonly memberId: string;
  /** Only the device has it. */
  readonly token: string;
  /** Seconds that the device stays remembered. */
  readonly maxAge: number;
  readonly login: RememberedLogin;
}

/** The login that a device was remembered by, as which it logs in again. */
export interface RememberedLogin {
  /** Its password was to be changed: it had expired, or was the default one. */
  readonly passwordExpired: boolean;
  /** It was by a code to the phone, which forces no change of a password. */
  readonly byPhone: boolean;
}

/** Where a device is used from. */
export interface DeviceOrigin {
  /** Browser and system in words. */
  readonly device: string;
  readonly ip: string;
}

/** A remembered device as its holder sees it. */
export interface ListedDevice {
  readonly id: string;
  /** Browser and system in words; empty where it is not known. */
  readonly device: string;
  readonly lastUsedAt: Date | null;
  readonly ip: string | null;
  readonly expiresAt: Date;
}

/** Remembered devices: for a day after a login they log in again without a password. */
export interface Devices {
  /** Remembers a device, in the transaction of its login. */
  remember(tx: Tx, tenantId: string, memberId: string, login: RememberedLogin, from: DeviceOrigin): Promise<RememberedDevice>;
  /**
   * Returns the device of a token, with its next token: each is valid once. A token used twice was stolen, or its successor
   * was: `stolen` then names the device, which is deleted.
   */
  use(tenantId: string, token: string, from: DeviceOrigin): Promise<RememberedDevice | { readonly stolen: string } | undefined>;
  /** The remembered device whose token is valid now; the token stays valid. */
  find(tenantId: string, token: string): Promise<Pick<RememberedDevice, 'id' | 'memberId'> | undefined>;
  /** The login that a device was remembered by, where it is still remembered; locks it until the transaction ends. */
  lockRemembered(tx: Tx, tenantId: string, deviceId: string): Promise<RememberedLogin | undefined>;
  /** Deletes the device that has or had the token. */
  forget(tenantId: string, token: string): Promise<void>;
  /** The devices of an account that are remembered now. */
  list(tenantId: string, memberId: string): Promise<ListedDevice[]>;
  /** Forgets one of a member's own devices; false where it has none of that id. */
  forgetOwn(tenantId: string, memberId: string, deviceId: string): Promise<boolean>;
  /** Forgets every device of a member but for one, and returns how many. */
  forgetOthers(tenantId: string, memberId: string, except: string | undefined): Promise<number>;
  /** Deletes every device of an account. */
  forgetAll(tx: Tx, tenantId: string, memberId: string): Promise<void>;
  /** Deletes expired devices. */
  sweep(): Promise<void>;
}

const DAY_MS = 86_400_000;

export function createDevices(db: Database): Devices {
  const now = (offset = 0): Date => new Date(db.clock.now() + offset);

  async function issue(tx: Tx, tenantId: string, deviceId: string): Promise<string> {
    const token = newToken();
    await tx.insertInto('device_token').values({ tenant_id: tenantId, token_hash: hashToken(token), device_id: deviceId }).execute();
    return token;
  }

  async function drop(tx: Tx, tenantId: string, deviceId: string): Promise<void> {
    await tx.deleteFrom('remembered_device').where('tenant_id', '=', tenantId).where('id', '=', deviceId).execute();
  }

  const ofMember = (tenantId: string, memberId: string) => db.query.deleteFrom('remembered_device').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);
  const used = ({ device, ip }: DeviceOrigin) => ({ device, last_used_at: now(), last_used_ip: ip });

  return {
    async remember(tx, tenantId, memberId, login, from) {
      const id = db.newId();
      const values = { tenant_id: tenantId, id, member_id: memberId, expires_at: now(DAY_MS), password_expired: login.passwordExpired, by_phone: login.byPhone, ...used(from) };
      await tx.insertInto('remembered_device').values(values).execute();
      return { id, memberId, token: await issue(tx, tenantId, id), maxAge: DAY_MS / 1000, login };
    },
    use: (tenantId, token, from) =>
      db.transaction(async (tx) => {
        const found = await tx
          .selectFrom('device_token as token')
          .innerJoin('remembered_device as device', (join) =>
            join.onRef('device.tenant_id', '=', 'token.tenant_id').onRef('device.id', '=', 'token.device_id'),
          )
          .select(['device.id', 'device.member_id as memberId', 'device.expires_at as expiresAt', 'token.used_at as usedAt', 'device.password_expired as passwordExpired', 'device.by_phone as byPhone'])
          .where('token.tenant_id', '=', tenantId)
          .where('token.token_hash', '=', hashToken(token))
          .forUpdate()
          .executeTakeFirst();
        if (found === undefined) return undefined;
        const { id, memberId, expiresAt, usedAt, passwordExpired, byPhone } = found;
        const expired = expiresAt.getTime() <= db.clock.now();
        if (expired || usedAt !== null) {
          await drop(tx, tenantId, id);
          return expired ? undefined : { stolen: id };
        }
        await tx.updateTable('device_token').set({ used_at: now() }).where('tenant_id', '=', tenantId).where('token_hash', '=', hashToken(token)).execute();
        await tx.updateTable('remembered_device').set(used(from)).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
        const maxAge = Math.ceil((expiresAt.getTime() - db.clock.now()) / 1000);
        return { id, memberId, token: await issue(tx, tenantId, id), maxAge, login: { passwordExpired, byPhone } };
      }),
    find: (tenantId, token) =>
      db.query
        .selectFrom('device_token as token')
        .innerJoin('remembered_device as device', (join) => join.onRef('device.tenant_id', '=', 'token.tenant_id').onRef('device.id', '=', 'token.device_id'))
        .select(['device.id', 'device.member_id as memberId'])
        .where('token.tenant_id', '=', tenantId)
        .where('token.token_hash', '=', hashToken(token))
        .where('token.used_at', 'is', null)
        .where('device.expires_at', '>', now())
        .executeTakeFirst(),
    lockRemembered: (tx, tenantId, deviceId) =>
      tx
        .selectFrom('remembered_device')
        .select(['password_expired as passwordExpired', 'by_phone as byPhone'])
        .where('tenant_id', '=', tenantId)
        .where('id', '=', deviceId)
        .forKeyShare()
        .executeTakeFirst(),
    async forget(tenantId, token) {
      await db.query
        .deleteFrom('remembered_device')
        .where('tenant_id', '=', tenantId)
        .where('id', '=', (eb) =>
          eb.selectFrom('device_token').select('device_id').where('tenant_id', '=', tenantId).where('token_hash', '=', hashToken(token)),
        )
        .execute();
    },
    async forgetAll(tx, tenantId, memberId) {
      await tx.deleteFrom('remembered_device').where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
    },
    list: (tenantId, memberId) =>
      db.query
        .selectFrom('remembered_device')
        .select(['id', 'device', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
        .select(sql<string | null>`host(last_used_ip)`.as('ip'))
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('expires_at', '>', now())
        .orderBy('expires_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    async forgetOwn(tenantId, memberId, deviceId) {
      return (await ofMember(tenantId, memberId).where('id', '=', deviceId).returning('id').execute()).length > 0;
    },
    async forgetOthers(tenantId, memberId, except) {
      const others = except === undefined ? ofMember(tenantId, memberId) : ofMember(tenantId, memberId).where('id', '<>', except);
      return (await others.returning('id').execute()).length;
    },
    async sweep() {
      await deleteExpired(db, 'remembered_device');
    },
  };
}
