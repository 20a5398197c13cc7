import { CompiledQuery } from 'kysely';
import type { Database, Queries, Tx } from '../../platform/db/index.ts';
import { WalletRefusal } from './refusal.ts';
import type { AccountKind, AccountRef, Balance, Currency } from './types.ts';

/** Currencies, accounts and their balances. */
export interface Accounts {
  /**
   * Adds a currency to a tenant, or finds it there.
   * @throws RangeError when it is there with another exponent or kind: those never change
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
  /** Balance of a house or vendor account: the sum of its transfers. Reads them all: for reports, not for play. */
  derivedBalance(tenant: string, account: string, tx?: Tx): Promise<bigint>;
}

const OPEN = 'select ledger_open($1, $2, $3, $4, $5, $6, $7) as id';
const BALANCES = `
  select id as account, owner, currency, kind, posted, held, posted - held as available
  from account where tenant_id = $1 and owner = $2 and ($3::text is null or currency = $3) order by currency`;
const DERIVED = `
  select (coalesce((select sum(amount) from transfer where tenant_id = $1 and credit = $2), 0)
        - coalesce((select sum(amount) from transfer where tenant_id = $1 and debit = $2), 0))::bigint as balance`;

/** {@link Accounts} on `db`. */
export function createAccounts(db: Database): Accounts {
  /** Accounts of house and vendors by name: they are never deleted, so what was read once stays true. */
  const known = new Map<string, string>();
  const currencies = new Map<string, Currency>();

  async function rows<Row>(tx: Queries = db.query, text: string, parameters: unknown[]): Promise<Row[]> {
    return (await tx.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows;
  }

  const accounts: Accounts = {
    async defineCurrency(tenant, { code, exponent, kind }, tx) {
      await rows(
        tx,
        'insert into currency (tenant_id, code, exponent, kind) values ($1, $2, $3, $4) on conflict do nothing',
        [tenant, code, exponent, kind],
      );
      const present = await accounts.currency(tenant, code, tx);
      if (present?.exponent !== exponent || present.kind !== kind) {
        throw new RangeError(`Currency ${code} of ${tenant} exists with another exponent or kind.`);
      }
    },

    async currency(tenant, code, tx) {
      const name = `${tenant}/${code}`;
      const cached = currencies.get(name);
      if (cached !== undefined) return cached;
      const [found] = await rows<Currency>(
        tx,
        'select code, exponent, kind from currency where tenant_id = $1 and code = $2',
        [tenant, code],
      );
      // What an open transaction wrote may yet be rolled back: remember only what is committed.
      if (found !== undefined && tx === undefined) currencies.set(name, found);
      return found;
    },

    currencies: (tenant, tx) =>
      rows(tx, 'select code, exponent, kind from currency where tenant_id = $1 order by code', [tenant]),

    async openAccount(tenant, { owner, currency, kind }, { minBalance = 0n } = {}, tx) {
      const name = `${tenant}/${owner}/${currency}/${kind}`;
      const cached = known.get(name);
      if (cached !== undefined) return cached;
      const at = new Date(db.clock.now());
      const [opened] = await rows<{ id: string | null }>(tx, OPEN, [
        tenant, db.newId(), owner, currency, kind, minBalance, at,
      ]);
      if (opened?.id == null) throw new WalletRefusal('KIND_MISMATCH');
      if (tx === undefined && !owner.startsWith('member:')) known.set(name, opened.id);
      return opened.id;
    },

    balancesOf: (tenant, memberId, tx) => rows<Balance>(tx, BALANCES, [tenant, `member:${memberId}`, null]),

    async balanceOf(tenant, memberId, currency, tx) {
      return (await rows<Balance>(tx, BALANCES, [tenant, `member:${memberId}`, currency]))[0];
    },

    async derivedBalance(tenant, account, tx) {
      return (await rows<{ balance: bigint }>(tx, DERIVED, [tenant, account]))[0]?.balance ?? 0n;
    },
  };
  return accounts;
}

/** The other side of a member's credit or debit: the house's account for a purpose, of the member's own kind. */
export function houseAccount(purpose: string, currency: string, kind: AccountKind): AccountRef {
  return { owner: `house:${purpose}`, currency, kind };
}
