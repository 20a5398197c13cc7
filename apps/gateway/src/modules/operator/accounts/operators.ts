import { operatorRoles, type OperatorRole } from '@livery/contracts';
import { sql, type Selectable } from 'kysely';
import type { Database, Queries, Tables, Tx } from '../../../platform/db/index.ts';

/** An operator as it is stored, without its secrets. */
export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  /** Codes of the merchants it works for; null for all. */
  readonly merchants: readonly string[] | null;
  readonly disabled: boolean;
  readonly enrolled: boolean;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
}

/** What an operator logs in and enrols with, for the code that checks it. */
export interface OperatorCredentials extends Operator {
  readonly passwordHash: string | null;
  /** Encrypted. */
  readonly totpSecret: Uint8Array | null;
  readonly enrolmentMac: Uint8Array | null;
  readonly enrolmentExpiresAt: Date | null;
  /** Encrypted. */
  readonly enrolmentSecret: Uint8Array | null;
}

/** What may be changed of an operator. */
export interface OperatorChange {
  readonly roles?: readonly OperatorRole[] | undefined;
  readonly merchants?: readonly string[] | null | undefined;
  readonly disabled?: boolean | undefined;
}

/** The store of operators. */
export interface Operators {
  list(): Promise<Operator[]>;
  /** By its name, in any case. */
  byName(name: string, query?: Queries): Promise<OperatorCredentials | undefined>;
  byId(id: string, query?: Queries): Promise<OperatorCredentials | undefined>;
  /** Adds an operator that has yet to enrol; undefined where the name is taken. */
  add(tx: Tx, operator: { readonly name: string; readonly roles: readonly OperatorRole[]; readonly merchants: readonly string[] | null }): Promise<string | undefined>;
  change(tx: Tx, id: string, change: OperatorChange): Promise<void>;
}

const isRole = (role: string): role is OperatorRole => operatorRoles.some((known) => known === role);

function operatorOf(row: Selectable<Tables['operator']>): OperatorCredentials {
  return {
    id: row.id,
    name: row.name,
    roles: row.roles.filter(isRole),
    merchants: row.merchants,
    disabled: row.disabled_at !== null,
    enrolled: row.password_hash !== null,
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
    passwordHash: row.password_hash,
    totpSecret: row.totp_secret,
    enrolmentMac: row.enrolment_mac,
    enrolmentExpiresAt: row.enrolment_expires_at,
    enrolmentSecret: row.enrolment_secret,
  };
}

/** {@link Operators} in the database. */
export function createOperators(db: Database): Operators {
  const all = (query: Queries) => query.selectFrom('operator').selectAll();
  const one = async (query: Queries, column: 'id' | 'name_key', value: string) => {
    const row = await all(query).where(column, '=', value).executeTakeFirst();
    return row === undefined ? undefined : operatorOf(row);
  };
  return {
    async list() {
      return (await all(db.query).orderBy('name_key').execute()).map(operatorOf);
    },
    byName: (name, query = db.query) => one(query, 'name_key', name.toLowerCase()),
    byId: (id, query = db.query) => one(query, 'id', id),
    async add(tx, { name, roles, merchants }) {
      const added = await tx
        .insertInto('operator')
        .values({ id: db.newId(), name, roles: [...roles], merchants: merchants === null ? null : [...merchants], created_at: new Date(db.clock.now()) })
        .onConflict((conflict) => conflict.column('name_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },
    async change(tx, id, { roles, merchants, disabled }) {
      await tx
        .updateTable('operator')
        .set({
          ...(roles === undefined ? {} : { roles: [...roles] }),
          ...(merchants === undefined ? {} : { merchants: merchants === null ? null : [...merchants] }),
          ...(disabled === undefined ? {} : { disabled_at: disabled ? sql<Date>`coalesce(disabled_at, ${new Date(db.clock.now())})` : null }),
        })
        .where('id', '=', id)
        .execute();
    },
  };
}
