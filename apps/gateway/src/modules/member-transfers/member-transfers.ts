import { sql } from 'kysely';
import { anyOf, type Database, type Queries, type Tx } from '../../platform/db/index.ts';
import { WalletRefusal, type Wallet } from '../wallet/index.ts';

/** Money that went from one member to another. Amounts in minor units. */
export interface MemberTransfer {
  readonly id: string;
  readonly fromId: string;
  readonly toId: string;
  /** Whether it went to the upline or to the downline. */
  readonly direction: 'up' | 'down';
  readonly amount: bigint;
  readonly currency: string;
  readonly at: Date;
}

/** What a merchant allows, in minor units; a transfer beyond it is refused. */
export interface TransferLimits {
  readonly least: bigint;
  readonly most: bigint;
  /** Most that a member gives within 24 hours; null: not limited. */
  readonly dayMost: bigint | null;
  /** Most transfers of a member within 24 hours. */
  readonly dayCount: number;
}

/** What a member gave within 24 hours. */
export interface GivenInADay {
  readonly sum: bigint;
  readonly count: number;
}

/** Why nothing was moved. */
export type TransferRefusal = 'least' | 'most' | 'day' | 'count' | 'turnover' | 'sender' | 'recipient';

/** What a member has still to play before money leaves its account, in minor units; asked while the account is locked. */
export type TurnoverLeft = (tx: Tx, tenant: string, memberId: string, currency: string) => Promise<bigint>;

/** An order to move money, from an account to its upline or the other way. */
export type TransferOrder = Omit<MemberTransfer, 'id' | 'at'> & { readonly tenant: string };

/** Money between members and their uplines. */
export interface MemberTransfers {
  /**
   * Moves money in `tx`, or says why not. Both accounts are held until the transaction ends, in the order of their ids, so that
   * limits hold and nobody is blocked meanwhile. What a withdrawal waits for, this waits for too.
   * @throws WalletRefusal INSUFFICIENT_FUNDS
   */
  move(tx: Tx, order: TransferOrder, limits: TransferLimits, turnoverLeft: TurnoverLeft): Promise<MemberTransfer | TransferRefusal>;
  givenInADay(tenant: string, memberId: string, query?: Queries): Promise<GivenInADay>;
  /** What a member gave and got, newest first. */
  page(tenant: string, memberId: string, limit: number, before?: string): Promise<MemberTransfer[]>;
}

const DAY_MS = 86_400_000;
const COLUMNS = ['id', 'from_id as fromId', 'to_id as toId', sql<MemberTransfer['direction']>`direction`.as('direction'), 'amount', 'currency', 'at'] as const;

/** Creates the {@link MemberTransfers}. */
export function createMemberTransfers(db: Database, wallet: Pick<Wallet, 'balanceOf' | 'lockAccount' | 'post'>): MemberTransfers {
  async function givenInADay(tenant: string, memberId: string, query: Queries = db.query): Promise<GivenInADay> {
    return query
      .selectFrom('member_transfer')
      .select([sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'), sql<number>`count(*)::int`.as('count')])
      .where('tenant_id', '=', tenant)
      .where('from_id', '=', memberId)
      .where('at', '>', new Date(db.clock.now() - DAY_MS))
      .executeTakeFirstOrThrow();
  }
  async function accountOf(tx: Tx, tenant: string, memberId: string, currency: string): Promise<string> {
    const balance = await wallet.balanceOf(tenant, memberId, currency, tx);
    if (balance?.kind !== 'real') throw new WalletRefusal('UNKNOWN_ACCOUNT');
    return balance.account;
  }

  return {
    givenInADay,
    async move(tx, { tenant, ...order }, limits, turnoverLeft) {
      const { fromId, toId, direction, amount, currency } = order;
      if (amount < limits.least) return 'least';
      if (amount > limits.most) return 'most';
      const held = await tx.selectFrom('member').select(['id', 'status', 'type', 'parent_id as parentId']).where('tenant_id', '=', tenant).where('id', '=', anyOf([fromId, toId], 'uuid')).orderBy('id').forNoKeyUpdate().execute();
      const [from, to] = [held.find(({ id }) => id === fromId), held.find(({ id }) => id === toId)];
      if (from === undefined || from.status !== 'active' || from.type === 4) return 'sender';
      if (to === undefined || to.status !== 'active' || to.type === 4 || (direction === 'up' ? from.parentId !== toId : to.parentId !== fromId)) return 'recipient';
      const given = await givenInADay(tenant, fromId, tx);
      if (given.count >= limits.dayCount) return 'count';
      if (limits.dayMost !== null && given.sum + amount > limits.dayMost) return 'day';
      const debit = await accountOf(tx, tenant, fromId, currency);
      // A deposit that is credited at this moment holds the account: what is to be played for it is seen then.
      await wallet.lockAccount(tenant, debit, tx);
      if ((await turnoverLeft(tx, tenant, fromId, currency)) > 0n) return 'turnover';
      const id = db.newId();
      const at = new Date(db.clock.now());
      await tx.insertInto('member_transfer').values({ tenant_id: tenant, id, from_id: fromId, to_id: toId, direction, amount, currency, at }).execute();
      const credit = await accountOf(tx, tenant, toId, currency);
      await wallet.post({ tenant, key: `member-transfer:${id}`, reason: 'member-transfer', reference: id, legs: [{ debit, credit, amount }] }, tx);
      return { ...order, id, at };
    },
    async page(tenant, memberId, limit, before) {
      const side = (column: 'from_id' | 'to_id') =>
        db.query
          .selectFrom('member_transfer')
          .select(COLUMNS)
          .where('tenant_id', '=', tenant)
          .where(column, '=', memberId)
          .$if(before !== undefined, (query) => query.where('id', '<', before ?? null))
          .orderBy('id', 'desc')
          .limit(limit)
          .execute();
      // Each side by its own index; an id rises with its time.
      const [given, got] = await Promise.all([side('from_id'), side('to_id')]);
      return [...given, ...got].toSorted((one, other) => (one.id < other.id ? 1 : -1)).slice(0, limit);
    },
  };
}
