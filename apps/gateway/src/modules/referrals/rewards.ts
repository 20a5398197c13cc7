import { sql } from 'kysely';
import { anyOf, type Database, type Tx } from '../../platform/db/index.ts';
import type { InEachLanguage } from '../../platform/texts/index.ts';
import type { InboxEdits } from '../inbox/index.ts';
import { sameName, type PayoutAccounts } from '../payout-accounts/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { rewardTexts } from './notice-texts.ts';
import { REFERRAL_COLUMNS } from './referrals.ts';
import type { Referral } from './types.ts';

export interface RewardDeps {
  readonly db: Database;
  readonly wallet: Pick<Wallet, 'credit' | 'committed'>;
  readonly messages: Pick<InboxEdits, 'write'>;
  /** Tells open pages of a message to these members, after the commit. */
  readonly inboxChanged: (tenantId: string, memberIds: readonly string[]) => void;
  /** Merchants that this gateway serves, by id: friends at others wait for a gateway that serves them. */
  readonly served: () => readonly string[];
  /** Told of a friend about whom nothing could be decided; the others are looked at all the same. */
  readonly onError: (error: unknown, friend: { readonly tenant: string; readonly friendId: string }) => void;
  /** Whether a friend who registered from an address of who invited it brings a reward. */
  readonly sameAddressCounts: (tenant: string) => Promise<boolean>;
  /** An amount as members read it, by language. */
  readonly moneyText: (tenant: string, amount: bigint) => InEachLanguage<string>;
  /** What is known of who members are by the accounts that they are paid to. */
  readonly payoutAccounts: Pick<PayoutAccounts, 'holdersOf' | 'shared'>;
  /** Told of a reward that was credited, in its transaction: what is to be played for it begins. */
  readonly gifted: (tx: Tx, gift: { readonly source: 'referral'; readonly id: string; readonly tenant: string; readonly memberId: string; readonly currency: string; readonly credited: bigint }) => Promise<void>;
  /** A member's account, masked. */
  readonly maskedAccount: (tx: Tx, tenant: string, memberId: string) => Promise<string>;
}

/** Rewards for friends. */
export interface Rewards {
  /** Looks at a friend now, and credits the reward where it is earned: once, whoever looks. */
  look(tenant: string, friendId: string): Promise<void>;
  /** Looks at friends of a member who may have earned something. */
  lookAtFriendsOf(tenant: string, referrerId: string): Promise<void>;
  /** Looks at what is due; several gateways take different ones. One that fails is looked at again later, and holds up no other. */
  resume(): Promise<void>;
}

/** A friend who has not earned it is looked at again after so long, by the job. */
const AGAIN_MS = 10 * 60_000;
/** Friends of one run of the job, and of one member when it opens its page. */
const BATCH = 200;
const OF_PAGE = 50;

type Open = Referral & { readonly reward: bigint; readonly deposit: bigint; readonly turnover: bigint; readonly until: Date };
const isOpen = (referral: Referral | undefined): referral is Open => referral?.state === 'open' && referral.reward !== null && referral.deposit !== null && referral.turnover !== null && referral.until !== null;

/** Creates the {@link Rewards}. */
export function createRewards({ db, wallet, messages, inboxChanged, served, onError, sameAddressCounts, moneyText, maskedAccount, gifted, payoutAccounts }: RewardDeps): Rewards {
  const now = (): Date => new Date(db.clock.now());

  /** When the friend first had a deposit of enough credited. */
  async function depositedAt(tx: Tx, tenant: string, { friendId, deposit, until }: Open): Promise<Date | undefined> {
    const { rows } = await sql<{ at: Date }>`
      select min(at) as at from (
        select max(receipt.received_at) as at from deposit paid join deposit_receipt receipt on receipt.tenant_id = paid.tenant_id and receipt.deposit_id = paid.id
          where paid.tenant_id = ${tenant} and paid.member_id = ${friendId} and receipt.outcome = 'credited' and receipt.received_at <= ${until}
          group by paid.id having sum(receipt.amount) >= ${deposit}) enough
      having min(at) is not null`.execute(tx);
    return rows[0]?.at;
  }
  /** What the friend has staked in settled bets, with real money. */
  async function staked(tx: Tx, tenant: string, { friendId, currency }: Open): Promise<bigint> {
    const { sum } = await tx.selectFrom('bet_day').select(sql<bigint>`coalesce(sum(turnover), 0)::bigint`.as('sum')).where('tenant_id', '=', tenant).where('member_id', '=', friendId).where('currency', '=', currency).executeTakeFirstOrThrow();
    return sum;
  }
  /**
   * Whether by what is known friend and referrer are one person: one of their names is the same, they have a payout account in common, or the friend
   * registered where the other one was; and whether both had a name to compare. Nothing that tells devices apart outlasts a change of the
   * account in one browser.
   */
  async function isOnePerson(tx: Tx, tenant: string, { friendId, referrerId }: Open, sameAddress: boolean): Promise<{ readonly one: boolean; readonly compared: boolean }> {
    const { rows } = await sql<{ friend: string | null; referrer: string | null; near: boolean }>`
      select friend.profile->>'payeeName' as friend, referrer.profile->>'payeeName' as referrer,
             not ${sameAddress}::boolean and coalesce(friend.registered_ip in (referrer.registered_ip, referrer.last_login_ip, referrer.previous_login_ip), false) as near
      from member friend join member referrer on referrer.tenant_id = friend.tenant_id and referrer.id = ${referrerId}
      where friend.tenant_id = ${tenant} and friend.id = ${friendId}`.execute(tx);
    const [row] = rows;
    // Of a name that was changed the accounts still tell.
    const namesOf = async (memberId: string, payeeName: string | null | undefined): Promise<string[]> => [payeeName ?? '', ...(await payoutAccounts.holdersOf(tenant, memberId, tx))].filter((name) => name.trim() !== '');
    const [friend, referrer] = [await namesOf(friendId, row?.friend), await namesOf(referrerId, row?.referrer)];
    const one = row?.near === true || friend.some((name) => referrer.some((other) => sameName(name, other))) || (await payoutAccounts.shared(tenant, friendId, referrerId, tx));
    return { one, compared: friend.length > 0 && referrer.length > 0 };
  }
  /** Whether both accounts are in use; they stay so until the transaction ends. */
  async function areActive(tx: Tx, tenant: string, { friendId, referrerId }: Open): Promise<boolean> {
    const held = await tx.selectFrom('member').select('status').where('tenant_id', '=', tenant).where('id', 'in', [friendId, referrerId]).orderBy('id').forShare().execute();
    return held.length === 2 && held.every(({ status }) => status === 'active');
  }

  /** Decides about one friend in `tx`; the member to tell where a reward was credited. */
  async function decide(tx: Tx, tenant: string, friendId: string, sameAddress: boolean): Promise<string | undefined> {
    const found = await tx.selectFrom('referral').select(REFERRAL_COLUMNS).where('tenant_id', '=', tenant).where('friend_id', '=', friendId).where('state', '=', 'open').forUpdate().skipLocked().executeTakeFirst();
    if (!isOpen(found)) return undefined;
    const set = (values: { state?: Referral['state']; deposited_at?: Date; decided_at?: Date; check_at?: Date | null; names_compared?: boolean }) =>
      tx.updateTable('referral').set(values).where('tenant_id', '=', tenant).where('friend_id', '=', friendId).execute();
    const { referrerId, currency, reward, turnover, until } = found;
    const paidIn = found.depositedAt ?? (await depositedAt(tx, tenant, found));
    const isEarned = paidIn !== undefined && (await staked(tx, tenant, found)) >= turnover;
    if (!isEarned || !(await areActive(tx, tenant, found))) {
      const over = !isEarned && until.getTime() <= db.clock.now();
      await set({ ...(paidIn === undefined ? {} : { deposited_at: paidIn }), ...(over ? { state: 'expired', decided_at: now(), check_at: null } : { check_at: new Date(db.clock.now() + AGAIN_MS) }) });
      return undefined;
    }
    const { one, compared } = await isOnePerson(tx, tenant, found, sameAddress);
    if (one) {
      await set({ state: 'refused', deposited_at: paidIn, decided_at: now(), check_at: null, names_compared: compared });
      return undefined;
    }
    await wallet.credit(tx, { tenant, key: `referral:${friendId}`, reason: 'referral', reference: friendId, memberId: referrerId, currency, amount: reward, purpose: 'promotion' });
    await gifted(tx, { source: 'referral', id: friendId, tenant, memberId: referrerId, currency, credited: reward });
    await set({ state: 'earned', deposited_at: paidIn, decided_at: now(), check_at: null, names_compared: compared });
    const texts = rewardTexts(moneyText(tenant, reward), await maskedAccount(tx, tenant, friendId));
    await messages.write(tx, tenant, { type: 'account', audience: { to: 'member', memberId: referrerId }, link: null, sentAt: now(), texts });
    return referrerId;
  }

  async function look(tenant: string, friendId: string): Promise<void> {
    const sameAddress = await sameAddressCounts(tenant);
    const told = await db.transaction((tx) => decide(tx, tenant, friendId, sameAddress));
    if (told === undefined) return;
    wallet.committed();
    inboxChanged(tenant, [told]);
  }

  const putOff = (tenant: string, friendId: string) =>
    db.query.updateTable('referral').set({ check_at: new Date(db.clock.now() + AGAIN_MS) }).where('tenant_id', '=', tenant).where('friend_id', '=', friendId).where('state', '=', 'open').execute();

  return {
    look,
    async lookAtFriendsOf(tenant, referrerId) {
      const open = await db.query.selectFrom('referral').select('friend_id as friendId').where('tenant_id', '=', tenant).where('referrer_id', '=', referrerId).where('state', '=', 'open').orderBy('friend_id', 'desc').limit(OF_PAGE).execute();
      for (const { friendId } of open) await look(tenant, friendId);
    },
    async resume() {
      const due = await db.query.selectFrom('referral').select(['tenant_id as tenant', 'friend_id as friendId']).where('tenant_id', '=', anyOf(served())).where('state', '=', 'open').where('check_at', '<=', now()).orderBy('check_at').limit(BATCH).execute();
      for (const friend of due) {
        await look(friend.tenant, friend.friendId).catch(async (error: unknown) => {
          onError(error, friend);
          await putOff(friend.tenant, friend.friendId);
        });
      }
    },
  };
}
