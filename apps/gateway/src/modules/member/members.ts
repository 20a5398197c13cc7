import { minorOf } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database, Queries, Tx } from '../../platform/db/index.ts';
import type { AccountType, Tenant } from '../../platform/http/index.ts';
import type { Wallet } from '../wallet/index.ts';

/** Kinds of account that are agents. */
export type AgentAccountType = Exclude<AccountType, 0 | 4>;

/** A rank in the merchant's words; levels begin at 1, and who has no rank has level 0. */
export interface Rank {
  readonly name: string;
  readonly level: number;
}

/** An account to open. */
export interface NewMember {
  readonly username: string;
  readonly type: AccountType;
  /** argon2id; null where logging in with a password is impossible. */
  readonly passwordHash: string | null;
  /** The upline. */
  readonly parentId?: string | undefined;
  /** E.164. */
  readonly mobile?: string | undefined;
  /** Whether the holder has just proved the number. */
  readonly mobileVerified?: boolean;
  /** As typed; lookups ignore case. */
  readonly email?: string | undefined;
  /** Of an agent: its invitation code, and the only domain where that is valid. */
  readonly affiliateCode?: string | undefined;
  readonly affiliateDomain?: string | undefined;
  /** argon2id of the transaction password. */
  readonly paymentPasswordHash?: string | null;
  readonly profile?: Readonly<Record<string, string>>;
  readonly termsVersion?: string;
  /** The upline that opens it by hand and knows the password. */
  readonly openedBy?: string;
  readonly ip?: string;
  readonly country?: string | null;
  readonly nickname?: string;
  /** Welcome credit: a decimal in the tenant's currency. */
  readonly gift?: { readonly reason: 'welcome' | 'demo'; readonly amount: string } | undefined;
}

/** An account as it is stored. */
export interface Member {
  readonly id: string;
  readonly username: string;
  readonly type: AccountType;
  readonly status: 'active' | 'blocked';
  readonly parentId: string | null;
  /** The upline that opened it and knows the password, until the holder sets one of its own. */
  readonly openedBy: string | null;
  readonly passwordHash: string | null;
  readonly passwordChangedAt: Date | null;
  /** The temporary password was used: it is accepted only as the old password of a change. */
  readonly passwordSpent: boolean;
  /** argon2id of the transaction password; null where none is set. */
  readonly paymentPasswordHash: string | null;
  /** When it was set; null also where that is not known. */
  readonly paymentPasswordChangedAt: Date | null;
  /** E.164. */
  readonly mobile: string | null;
  readonly mobileVerifiedAt: Date | null;
  /** In lower case. */
  readonly email: string | null;
  /** When the holder proved to read mails at it; null where it was only typed. */
  readonly emailVerifiedAt: Date | null;
  readonly affiliateCode: string | null;
  readonly affiliateDomain: string | null;
  readonly nickname: string;
  readonly rankLabel: string | null;
  readonly rankLevel: number;
  readonly labels: readonly string[];
  readonly lastLoginAt: Date | null;
  readonly previousLoginAt: Date | null;
  /** Address of the login before the last. */
  readonly previousLoginIp: string | null;
}

/** The store of accounts. */
export interface Members {
  /**
   * Opens an account with its wallet in one transaction, and returns its id. Throws a unique violation of
   * `member_username_key`, `member_mobile_key` or `member_affiliate_code_key` where the name, number or code is taken.
   */
  open(tx: Tx, tenant: Tenant, member: NewMember): Promise<string>;
  /** By name, ignoring case. */
  byUsername(tenantId: string, username: string, query?: Queries): Promise<Member | undefined>;
  byId(tenantId: string, id: string, query?: Queries): Promise<Member | undefined>;
  /** The members with this e-mail address, ignoring case; at most twenty. */
  byEmail(tenantId: string, email: string): Promise<Member[]>;
  /** When and from where the account was opened. */
  registeredAt(tenantId: string, id: string): Promise<Date | undefined>;
  /** When the oldest trial account that is there was opened. */
  oldestTrial(): Promise<Date | undefined>;
  /** By mobile number in E.164, proved or not. */
  byMobile(tenantId: string, mobile: string, query?: Queries): Promise<Member | undefined>;
  /** By name and e-mail address together, ignoring case. */
  byUsernameAndEmail(tenantId: string, username: string, email: string, query?: Queries): Promise<Member | undefined>;
  /** By an agent's affiliate code, ignoring case. */
  byAffiliateCode(tenantId: string, code: string, query?: Queries): Promise<Member | undefined>;
  /** The agent whose own domain it is. */
  byAffiliateDomain(tenantId: string, domain: string, query?: Queries): Promise<Member | undefined>;
  /** The account as it is now, locked until the transaction ends: logins and changes of its protection wait for one another. */
  lock(tx: Tx, tenantId: string, id: string): Promise<Member | undefined>;
  /**
   * Records that the holder proved the account's number, or another one (E.164), which it then has.
   *
   * @throws a violation of `member_mobile_key` where another account has it
   */
  mobileProved(tx: Tx, tenantId: string, id: string, mobile?: string): Promise<void>;
  /**
   * Gives the account an address of e-mail that its holder proved, ignoring case. Throws a unique violation of
   * `member_proved_email_key` where it proves another account.
   */
  emailProved(tx: Tx, tenantId: string, id: string, email: string): Promise<void>;
  /** Whether the address, ignoring case, is proved for another account than this. */
  isEmailOfAnother(tenantId: string, email: string, id: string): Promise<boolean>;
  /** Records a login and its address. */
  loggedIn(tx: Tx, tenantId: string, id: string, ip: string): Promise<void>;
  /** Sets the account's password; a spent one is valid for no login. */
  setPassword(tx: Tx, tenantId: string, id: string, passwordHash: string, spent?: 'spent'): Promise<void>;
  /** Records that the holder of an account that was opened by hand took it over: what a registration would have written. */
  takenOver(tx: Tx, tenantId: string, id: string, given: { readonly termsVersion: string; readonly mobile?: string | undefined }): Promise<void>;
  /** Removes the account's passwords and its e-mail address, which temporary passwords go to. */
  forgetCredentials(tx: Tx, tenantId: string, id: string): Promise<void>;
  /** Sets the transaction password. */
  setPaymentPassword(tx: Tx, tenantId: string, id: string, hash: string): Promise<void>;
  /** Whether the transaction password still is the one of the hash, or still is unset; keeps it so until the transaction ends. */
  lockPaymentPassword(tx: Tx, tenantId: string, id: string, hash: string | null): Promise<boolean>;
  /**
   * Makes a player an agent; false where the account is no player, or is one no longer. What is not given stays. Throws a unique violation of
   * `member_affiliate_code_key` or `member_affiliate_domain_key` where another agent has the code or the domain.
   */
  appoint(tx: Tx, tenantId: string, id: string, given: { readonly type: AgentAccountType; readonly affiliateCode?: string | undefined; readonly affiliateDomain?: string | undefined }): Promise<boolean>;
  /**
   * Sets the code of an agent, or the domain that is its own; null for none. What is not given stays. Throws what {@link Members.appoint} throws, and
   * a violation of a check for a domain without a code.
   */
  setAffiliate(tx: Tx, tenantId: string, id: string, given: { readonly affiliateCode?: string | null | undefined; readonly affiliateDomain?: string | null | undefined }): Promise<void>;
  /** Sets the rank of an account, null for none, or its labels. What is not given stays. */
  setRank(tx: Tx, tenantId: string, id: string, given: { readonly rank?: Rank | null | undefined; readonly labels?: readonly string[] | undefined }): Promise<void>;
  /** Unblocks or blocks an account. The caller ends its sessions. */
  setStatus(tenantId: string, id: string, status: Member['status'], query?: Queries): Promise<void>;
}

const COLUMNS = [
  'id',
  'username',
  'type',
  'status',
  'parent_id as parentId',
  'opened_by as openedBy',
  'password_hash as passwordHash',
  'password_changed_at as passwordChangedAt',
  'password_spent as passwordSpent',
  'payment_password_hash as paymentPasswordHash',
  'payment_password_changed_at as paymentPasswordChangedAt',
  'mobile',
  'mobile_verified_at as mobileVerifiedAt',
  'email',
  'email_verified_at as emailVerifiedAt',
  'affiliate_code as affiliateCode',
  'affiliate_domain as affiliateDomain',
  'nickname',
  'rank_label as rankLabel',
  'rank_level as rankLevel',
  'labels',
  'last_login_at as lastLoginAt',
  'previous_login_at as previousLoginAt',
] as const;

/** Lower-cased by the database, as its checks and indexes are. */
const lower = (text: string) => sql<string>`lower(${text})`;

export function createMembers(db: Database, wallet: Pick<Wallet, 'openAccount' | 'credit'>): Members {
  const now = (): Date => new Date(db.clock.now());

  const membersOf = (query: Queries, tenantId: string) =>
    query
      .selectFrom('member')
      .select(COLUMNS)
      .select(sql<string | null>`host(previous_login_ip)`.as('previousLoginIp')) // inet is otherwise read with its mask
      .where('tenant_id', '=', tenantId);
  const memberAt = (query: Queries, tenantId: string, id: string) => query.updateTable('member').where('tenant_id', '=', tenantId).where('id', '=', id);

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
      const { username, type, passwordHash, parentId, openedBy, profile = {}, termsVersion, ip, country, nickname = '' } = member;
      const { mobile, mobileVerified = false, email, affiliateCode, affiliateDomain, paymentPasswordHash = null } = member;
      await tx
        .insertInto('member')
        .values({
          tenant_id: tenant.id,
          id,
          username,
          type,
          parent_id: parentId ?? null,
          opened_by: openedBy ?? null,
          password_hash: passwordHash,
          password_changed_at: passwordHash === null ? null : now(),
          payment_password_hash: paymentPasswordHash,
          payment_password_changed_at: paymentPasswordHash === null ? null : now(),
          mobile: mobile ?? null,
          mobile_verified_at: mobile !== undefined && mobileVerified ? now() : null,
          email: email === undefined ? null : lower(email),
          affiliate_code: affiliateCode ?? null,
          affiliate_domain: affiliateDomain === undefined ? null : lower(affiliateDomain),
          nickname,
          profile: JSON.stringify(profile),
          terms_version: termsVersion ?? null,
          registered_at: now(),
          registered_ip: ip ?? null,
          registered_country: country ?? null,
        })
        .execute();
      await openWallet(tx, tenant, id, member);
      return id;
    },
    byUsername: (tenantId, username, query = db.query) => membersOf(query, tenantId).where('username_key', '=', lower(username)).executeTakeFirst(),
    byId: (tenantId, id, query = db.query) => membersOf(query, tenantId).where('id', '=', id).executeTakeFirst(),
    byEmail: (tenantId, email) => membersOf(db.query, tenantId).where('email', '=', lower(email)).orderBy('id').limit(20).execute(),
    async registeredAt(tenantId, id) {
      const row = await db.query.selectFrom('member').select('registered_at').where('tenant_id', '=', tenantId).where('id', '=', id).executeTakeFirst();
      return row?.registered_at;
    },
    async oldestTrial() {
      const row = await db.query.selectFrom('member').select('registered_at').where('type', '=', 4).orderBy('registered_at').limit(1).executeTakeFirst();
      return row?.registered_at;
    },
    byMobile: (tenantId, mobile, query = db.query) => membersOf(query, tenantId).where('mobile', '=', mobile).executeTakeFirst(),
    byUsernameAndEmail: (tenantId, username, email, query = db.query) =>
      membersOf(query, tenantId).where('username_key', '=', lower(username)).where('email', '=', lower(email)).executeTakeFirst(),
    byAffiliateCode: (tenantId, code, query = db.query) =>
      membersOf(query, tenantId).where((eb) => eb.fn('lower', ['affiliate_code']), '=', lower(code)).executeTakeFirst(),
    byAffiliateDomain: (tenantId, domain, query = db.query) =>
      membersOf(query, tenantId).where('affiliate_domain', '=', lower(domain)).executeTakeFirst(),
    lock: (tx, tenantId, id) => membersOf(tx, tenantId).where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
    async mobileProved(tx, tenantId, id, mobile) {
      const proved = memberAt(tx, tenantId, id).set({ mobile_verified_at: now(), ...(mobile === undefined ? {} : { mobile }) });
      await (mobile === undefined ? proved.where('mobile', 'is not', null) : proved).execute();
    },
    async emailProved(tx, tenantId, id, email) {
      await memberAt(tx, tenantId, id).set({ email: lower(email), email_verified_at: now() }).execute();
    },
    async isEmailOfAnother(tenantId, email, id) {
      const other = await db.query
        .selectFrom('member')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('email', '=', lower(email))
        .where('email_verified_at', 'is not', null)
        .where('id', '!=', id)
        .executeTakeFirst();
      return other !== undefined;
    },
    async loggedIn(tx, tenantId, id, ip) {
      await memberAt(tx, tenantId, id)
        .set((eb) => ({
          previous_login_at: eb.ref('last_login_at'),
          last_login_at: now(),
          previous_login_ip: eb.ref('last_login_ip'),
          last_login_ip: ip,
        }))
        .execute();
    },
    async setPassword(tx, tenantId, id, passwordHash, spent) {
      await memberAt(tx, tenantId, id)
        .set({ password_hash: passwordHash, password_spent: spent === 'spent', password_changed_at: now() })
        .execute();
    },
    async takenOver(tx, tenantId, id, { termsVersion, mobile }) {
      await memberAt(tx, tenantId, id)
        .set({ opened_by: null, terms_version: termsVersion, ...(mobile === undefined ? {} : { mobile, mobile_verified_at: now() }) })
        .execute();
    },
    async forgetCredentials(tx, tenantId, id) {
      await memberAt(tx, tenantId, id)
        .set({ password_hash: null, password_changed_at: null, password_spent: false, payment_password_hash: null, payment_password_changed_at: null, email: null, email_verified_at: null, profile: '{}' })
        .execute();
    },
    async setPaymentPassword(tx, tenantId, id, hash) {
      await memberAt(tx, tenantId, id).set({ payment_password_hash: hash, payment_password_changed_at: now() }).execute();
    },
    async lockPaymentPassword(tx, tenantId, id, hash) {
      const row = await tx.selectFrom('member').select('payment_password_hash as stored').where('tenant_id', '=', tenantId).where('id', '=', id).forUpdate().executeTakeFirst();
      return row !== undefined && row.stored === hash;
    },
    async appoint(tx, tenantId, id, { type, affiliateCode, affiliateDomain }) {
      const appointed = await memberAt(tx, tenantId, id)
        .set({ type, ...(affiliateCode === undefined ? {} : { affiliate_code: affiliateCode }), ...(affiliateDomain === undefined ? {} : { affiliate_domain: lower(affiliateDomain) }) })
        .where('type', '=', 0)
        .returning('id')
        .executeTakeFirst();
      return appointed !== undefined;
    },
    async setAffiliate(tx, tenantId, id, { affiliateCode, affiliateDomain }) {
      await memberAt(tx, tenantId, id)
        .set({ ...(affiliateCode === undefined ? {} : { affiliate_code: affiliateCode }), ...(affiliateDomain === undefined ? {} : { affiliate_domain: affiliateDomain === null ? null : lower(affiliateDomain) }) })
        .execute();
    },
    async setRank(tx, tenantId, id, { rank, labels }) {
      await memberAt(tx, tenantId, id)
        .set({ ...(rank === undefined ? {} : { rank_label: rank?.name ?? null, rank_level: rank?.level ?? 0 }), ...(labels === undefined ? {} : { labels: [...labels] }) })
        .execute();
    },
    async setStatus(tenantId, id, status, query = db.query) {
      await memberAt(query, tenantId, id).set({ status }).execute();
    },
  };
}
