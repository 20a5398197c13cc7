import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../../platform/db/index.ts';
import { minorOf, type AccountType, type Tenant } from '../../platform/http/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** An account to open. */
export interface NewMember {
  readonly username: string;
  readonly type: AccountType;
  /** argon2id; null where nobody may log in with a password. */
  readonly passwordHash: string | null;
  /** The upline. */
  readonly parentId?: string | undefined;
  readonly profile?: Readonly<Record<string, string>>;
  readonly termsVersion?: string;
  readonly ip?: string;
  readonly country?: string | null;
  readonly nickname?: string;
  /** What the house gives at once: a decimal in the tenant's currency. */
  readonly gift?: { readonly reason: 'welcome' | 'demo'; readonly amount: string } | undefined;
}

/** An account as it is stored. */
export interface Member {
  readonly id: string;
  readonly username: string;
  readonly type: AccountType;
  readonly status: 'active' | 'blocked';
  readonly parentId: string | null;
  readonly passwordHash: string | null;
  readonly passwordChangedAt: Date | null;
  /** The password was a temporary one and is used: good as the old one of a change, and for nothing else. */
  readonly passwordSpent: boolean;
  readonly nickname: string;
  readonly rankLabel: string | null;
  readonly rankLevel: number;
  readonly labels: readonly string[];
  readonly lastLoginAt: Date | null;
  readonly previousLoginAt: Date | null;
  /** Address of the login before the last. */
  readonly previousLoginIp: string | null;
}

/** The accounts of people. */
export interface Members {
  /**
   * Opens an account with its wallet in one transaction, and returns its id. Throws a unique violation of
   * `member_username_key` where the name is taken.
   */
  open(tx: Tx, tenant: Tenant, member: NewMember): Promise<string>;
  /** By name; case does not count. */
  byUsername(tenantId: string, username: string, query?: Queries): Promise<Member | undefined>;
  byId(tenantId: string, id: string): Promise<Member | undefined>;
  /** Notes a login and the address it came from. */
  loggedIn(tx: Tx, tenantId: string, id: string, ip: string): Promise<void>;
  /** Gives an account another password; a spent one is good for no login. */
  setPassword(tx: Tx, tenantId: string, id: string, passwordHash: string, spent?: 'spent'): Promise<void>;
  /** Lets an account in again, or keeps it out. Sessions are ended by the caller. */
  setStatus(tenantId: string, id: string, status: Member['status']): Promise<void>;
}

const COLUMNS = sql`id, username, type, status, parent_id as "parentId", password_hash as "passwordHash",
  password_changed_at as "passwordChangedAt", password_spent as "passwordSpent", nickname, rank_label as "rankLabel", rank_level as "rankLevel", labels,
  last_login_at as "lastLoginAt", previous_login_at as "previousLoginAt",
  host(previous_login_ip) as "previousLoginIp"`;

/** {@link Members} in the database. */
export function createMembers(db: Database, wallet: Pick<Wallet, 'openAccount' | 'credit'>): Members {
  const now = (): Date => new Date(db.clock.now());

  async function find(query: Queries, tenantId: string, condition: ReturnType<typeof sql>): Promise<Member | undefined> {
    const { rows } = await sql<Member>`select ${COLUMNS} from member where tenant_id = ${tenantId} and ${condition}`.execute(query);
    return rows[0];
  }

  async function openWallet(tx: Tx, tenant: Tenant, id: string, { type, gift }: NewMember): Promise<void> {
    const currency = tenant.currency.code;
    const kind = type === 4 ? 'trial' : 'real';
    await wallet.openAccount(tenant.id, { owner: `member:${id}`, currency, kind }, {}, tx);
    const amount = gift === undefined ? 0n : minorOf(gift.amount, tenant.currency.exponent);
    if (gift === undefined || amount === 0n) return;
    const { reason } = gift;
    await wallet.credit(tx, { tenant: tenant.id, key: `${reason}:${id}`, reason, memberId: id, currency, amount, purpose: 'promotion' });
  }

  return {
    async open(tx, tenant, member) {
      const id = db.newId();
      const { username, type, passwordHash, parentId, profile = {}, termsVersion, ip, country, nickname = '' } = member;
      await sql`
        insert into member (tenant_id, id, username, type, parent_id, password_hash, password_changed_at, nickname, profile,
                            terms_version, registered_at, registered_ip, registered_country)
        values (${tenant.id}, ${id}, ${username}, ${type}, ${parentId ?? null}, ${passwordHash},
                ${passwordHash === null ? null : now()}, ${nickname}, ${JSON.stringify(profile)}::jsonb,
                ${termsVersion ?? null}, ${now()}, ${ip ?? null}::inet, ${country ?? null})`.execute(tx);
      await openWallet(tx, tenant, id, member);
      return id;
    },
    byUsername: (tenantId, username, query = db.query) => find(query, tenantId, sql`username_key = lower(${username})`),
    byId: (tenantId, id) => find(db.query, tenantId, sql`id = ${id}`),
    async loggedIn(tx, tenantId, id, ip) {
      await sql`update member set previous_login_at = last_login_at, last_login_at = ${now()},
        previous_login_ip = last_login_ip, last_login_ip = ${ip}::inet
        where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
    },
    async setPassword(tx, tenantId, id, passwordHash, spent) {
      await sql`update member set password_hash = ${passwordHash}, password_spent = ${spent === 'spent'}, password_changed_at = ${now()}
        where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
    },
    async setStatus(tenantId, id, status) {
      await sql`update member set status = ${status} where tenant_id = ${tenantId} and id = ${id}`.execute(db.query);
    },
  };
}
