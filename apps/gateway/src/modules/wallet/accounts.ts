import { sql } from 'kysely';
import { anyOf, type Database, type Queries, type Tx } from '../../platform/db/index.ts';
import { WalletRefusal } from './refusal.ts';
import type { AccountKind, AccountOwner, AccountRef, Balance, Currency } from './types.ts';

/** Currencies, accounts and their balances. */
export interface Accounts {
  /**
   * Adds a currency to a tenant, or returns it where it exists.
   * @throws RangeError when it exists with another exponent or kind: those never change
   */
  defineCurrency(tenant: string, currency: Currency, tx?: Tx): Promise<void>;
  /** A currency of the tenant; undefined when it has none of that code. */
  currency(tenant: string, code: string, tx?: Tx): Promise<Currency | undefined>;
  /** All currencies of the tenant, by code. */
  currencies(tenant: string, tx?: Tx): Promise<Currency[]>;
  /**
   * Opens an account, or finds the one that is there, and returns its id. `minBalance` (minor units, 0 unless
   * stated) is how far a member's account may go down; below zero is a credit line.
   * @throws WalletRefusal KIND_MISMATCH when the member has an account of the other kind in this currency
   */
  openAccount(tenant: string, ref: AccountRef, options?: { readonly minBalance?: bigint }, tx?: Tx): Promise<string>;
  /** Balances of a member, by currency. */
  balancesOf(tenant: string, memberId: string, tx?: Tx): Promise<Balance[]>;
  /** Balance of a member in one currency; undefined when the account was never opened. */
  balanceOf(tenant: string, memberId: string, currency: string, tx?: Tx): Promise<Balance | undefined>;
  /** Balances of many members in one currency, by member, read in one statement; of those whose account was opened. */
  balancesOfMembers(tenant: string, memberIds: readonly string[], currency: string): Promise<ReadonlyMap<string, Balance>>;
  /** Locks a member's account until the transaction ends: what is read of it then stays so until it is posted to. */
  lockAccount(tenant: string, account: string, tx: Tx): Promise<void>;
  /** Balance of a house or vendor account: the sum of its transfers. Reads them all: for reports only. */
  derivedBalance(tenant: string, account: string, tx?: Tx): Promise<bigint>;
}

const MEMBER = 'member:';

export function createAccounts(db: Database): Accounts {
  /** Accounts of house and vendors by name: they are never deleted, so what was read once stays true. */
  const known = new Map<string, string>();
  const currencies = new Map<string, Currency>();

  const currenciesOf = (tenant: string, query: Queries = db.query) =>
    query.selectFrom('currency').select(['code', 'exponent', 'kind']).where('tenant_id', '=', tenant);
  const balancesOfTenant = (tenant: string, query: Queries = db.query) =>
    query
      .selectFrom('account')
      .select(['id as account', 'owner', 'currency', 'kind', 'posted', 'held'])
      .select(sql<bigint>`posted - held`.as('available'))
      .where('tenant_id', '=', tenant)
      .$narrowType<{ owner: AccountOwner }>();
  const balances = (tenant: string, memberId: string, query?: Queries) => balancesOfTenant(tenant, query).where('owner', '=', `${MEMBER}${memberId}`);

  const accounts: Accounts = {
    async defineCurrency(tenant, { code, exponent, kind }, tx) {
      await (tx ?? db.query)
        .insertInto('currency')
        .values({ tenant_id: tenant, code, exponent, kind })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const present = await accounts.currency(tenant, code, tx);
      if (present?.exponent !== exponent || present.kind !== kind) {
        throw new RangeError(`Currency ${code} of ${tenant} exists with another exponent or kind.`);
      }
    },

    async currency(tenant, code, tx) {
      const name = `${tenant}/${code}`;
      const cached = currencies.get(name);
      if (cached !== undefined) return cached;
      const found = await currenciesOf(tenant, tx).where('code', '=', code).executeTakeFirst();
      // An open transaction may still roll back: cache only committed accounts.
      if (found !== undefined && tx === undefined) currencies.set(name, found);
      return found;
    },

    currencies: (tenant, tx) => currenciesOf(tenant, tx).orderBy('code').execute(),

    async openAccount(tenant, { owner, currency, kind }, { minBalance = 0n } = {}, tx) {
      const name = `${tenant}/${owner}/${currency}/${kind}`;
      const cached = known.get(name);
      if (cached !== undefined) return cached;
      const at = new Date(db.clock.now());
      const { rows } = await sql<{ id: string | null }>`
        select ledger_open(${tenant}, ${db.newId()}, ${owner}, ${currency}, ${kind}, ${minBalance}, ${at}) as id`.execute(tx ?? db.query);
      const [opened] = rows;
      if (opened?.id == null) throw new WalletRefusal('KIND_MISMATCH');
      if (tx === undefined && !owner.startsWith('member:')) known.set(name, opened.id);
      return opened.id;
    },

    balancesOf: (tenant, memberId, tx) => balances(tenant, memberId, tx).orderBy('currency').execute(),

    balanceOf: (tenant, memberId, currency, tx) => balances(tenant, memberId, tx).where('currency', '=', currency).executeTakeFirst(),

    async balancesOfMembers(tenant, memberIds, currency) {
      const rows = await balancesOfTenant(tenant).where('owner', '=', anyOf(memberIds.map((id) => `${MEMBER}${id}`))).where('currency', '=', currency).execute();
      return new Map(rows.map((row) => [row.owner.slice(MEMBER.length), row]));
    },

    async lockAccount(tenant, account, tx) {
      await sql`select ledger_lock(${tenant}, ${account})`.execute(tx);
    },

    async derivedBalance(tenant, account, tx) {
      const query = tx ?? db.query;
      const sumOf = (side: 'credit' | 'debit') =>
        query
          .selectFrom('transfer')
          .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
          .where('tenant_id', '=', tenant)
          .where(side, '=', account);
      const { balance } = await query
        .selectNoFrom(sql<bigint>`(${sumOf('credit')}) - (${sumOf('debit')})`.as('balance'))
        .executeTakeFirstOrThrow();
      return balance;
    },
  };
  return accounts;
}

/** The counterpart of a member's credit or debit: the house's account for a purpose, of the member's own kind. */
export function houseAccount(purpose: string, currency: string, kind: AccountKind): AccountRef {
  return { owner: `house:${purpose}`, currency, kind };
}
