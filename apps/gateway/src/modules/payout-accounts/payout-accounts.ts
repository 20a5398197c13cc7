import { sealRowsAnew, type Secrets } from '../../platform/crypto/index.ts';
import type { Database, Queries, Tx } from '../../platform/db/index.ts';
import { Problem } from '../../platform/http/index.ts';

/** An account that a member's money is paid to, without its number. */
export interface PayoutAccount {
  readonly id: string;
  readonly kind: 'bank' | 'ewallet';
  /** Code of the bank or wallet. */
  readonly provider: string;
  readonly holder: string;
  readonly lastFour: string;
  readonly addedAt: Date;
  /** Nothing is paid to it before. */
  readonly usableAt: Date;
}

/** A payout account with its whole number, for who pays to it. */
export interface PayoutTarget extends PayoutAccount {
  readonly number: string;
}

/** An account to add. */
export interface NewPayoutAccount extends Pick<PayoutAccount, 'kind' | 'provider' | 'holder' | 'usableAt'> {
  readonly number: string;
}

/** The payout accounts of members. Numbers are encrypted at rest. */
export interface PayoutAccounts {
  /** The accounts of a member that were not removed, in the order in which they were added. */
  list(tenantId: string, memberId: string, query?: Queries): Promise<PayoutAccount[]>;
  /** Whether a member has an account of that provider and number. */
  has(tx: Tx, tenantId: string, memberId: string, provider: string, number: string): Promise<boolean>;
  add(tx: Tx, tenantId: string, memberId: string, account: NewPayoutAccount): Promise<string>;
  /** Removes one of a member's own accounts; false where it has none of that id. */
  remove(tx: Tx, tenantId: string, memberId: string, id: string): Promise<boolean>;
  /** Removes all accounts of a member. */
  removeAll(tx: Tx, tenantId: string, memberId: string): Promise<void>;
  /**
   * The account that a payout of a member is to go to; it is not removed before the transaction ends.
   * @throws Problem NOT_FOUND where the member has none of that id; TRY_AGAIN_LATER with `retryAfter` while it cools
   */
  payTo(tx: Tx, tenantId: string, memberId: string, id: string): Promise<PayoutTarget>;
  /** The account of a payout that was begun, also where it was removed since. */
  ofPayout(tenantId: string, id: string, query?: Queries): Promise<PayoutTarget | undefined>;
  /** Who the accounts of a member were of, of all that it ever had. */
  holdersOf(tenantId: string, memberId: string, query?: Queries): Promise<string[]>;
  /** Whether two members ever had an account of the same provider and number. */
  shared(tenantId: string, one: string, other: string, query?: Queries): Promise<boolean>;
  /** Encrypts anew what was encrypted with a former master secret; returns how many, and how many no accepted secret opens. */
  sealAnew(): Promise<{ readonly sealed: number; readonly unreadable: number }>;
}

const PURPOSE = 'payout-account';

const COLUMNS = ['id', 'kind', 'provider', 'holder', 'last_four as lastFour', 'added_at as addedAt', 'usable_at as usableAt'] as const;

export function createPayoutAccounts(db: Database, secrets: Secrets): PayoutAccounts {
  const now = (): Date => new Date(db.clock.now());
  const withNumber = (query: Queries, tenantId: string) => query.selectFrom('payout_account').select([...COLUMNS, 'number_sealed as sealed']).where('tenant_id', '=', tenantId);
  const ofMember = (query: Queries, tenantId: string, memberId: string) => withNumber(query, tenantId).where('member_id', '=', memberId).where('removed_at', 'is', null);
  const opened = ({ sealed, ...account }: PayoutAccount & { readonly sealed: Uint8Array }): PayoutTarget => ({ ...account, number: secrets.open(PURPOSE, sealed) });

  return {
    list(tenantId, memberId, query = db.query) {
      return ofMember(query, tenantId, memberId).clearSelect().select([...COLUMNS]).orderBy('added_at').orderBy('id').execute();
    },
    async has(tx, tenantId, memberId, provider, number) {
      const rows = await ofMember(tx, tenantId, memberId).where('provider', '=', provider).execute();
      return rows.some((row) => opened(row).number === number);
    },
    async add(tx, tenantId, memberId, { kind, provider, holder, number, usableAt }) {
      const id = db.newId();
      await tx
        .insertInto('payout_account')
        .values({
          tenant_id: tenantId, id, member_id: memberId, kind, provider, holder,
          number_sealed: secrets.seal(PURPOSE, number), last_four: number.slice(-4), added_at: now(), usable_at: usableAt,
        })
        .execute();
      return id;
    },
    async remove(tx, tenantId, memberId, id) {
      const removed = await tx
        .updateTable('payout_account')
        .set({ removed_at: now() })
        .where('tenant_id', '=', tenantId)
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },
    async removeAll(tx, tenantId, memberId) {
      await tx.updateTable('payout_account').set({ removed_at: now() }).where('tenant_id', '=', tenantId).where('member_id', '=', memberId).where('removed_at', 'is', null).execute();
    },
    async payTo(tx, tenantId, memberId, id) {
      const row = await ofMember(tx, tenantId, memberId).where('id', '=', id).forUpdate().executeTakeFirst();
      if (row === undefined) throw new Problem('NOT_FOUND');
      const wait = row.usableAt.getTime() - db.clock.now();
      if (wait > 0) throw new Problem('TRY_AGAIN_LATER', { retryAfter: Math.ceil(wait / 1000) }, { about: 'account' });
      return opened(row);
    },
    async ofPayout(tenantId, id, query = db.query) {
      const row = await withNumber(query, tenantId).where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : opened(row);
    },
    async holdersOf(tenantId, memberId, query = db.query) {
      const rows = await query.selectFrom('payout_account').select('holder').distinct().where('tenant_id', '=', tenantId).where('member_id', '=', memberId).execute();
      return rows.map(({ holder }) => holder);
    },
    async shared(tenantId, one, other, query = db.query) {
      const [first, second] = [await withNumber(query, tenantId).where('member_id', '=', one).execute(), await withNumber(query, tenantId).where('member_id', '=', other).execute()];
      // Numbers are opened where they may be the same alone.
      return first.some((mine) => second.some((theirs) => mine.provider === theirs.provider && mine.lastFour === theirs.lastFour && opened(mine).number === opened(theirs).number));
    },
    sealAnew: () => sealRowsAnew(db, secrets, { table: 'payout_account', column: 'number_sealed', purpose: PURPOSE, pageSize: 500 }),
  };
}
