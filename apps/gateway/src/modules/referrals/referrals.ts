import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { violates, type Database, type Queries, type Tx } from '../../platform/db/index.ts';
import type { Referral, ReferralState, Tariff } from './types.ts';

/** Which referrals operators look at. */
export interface ReferralFilter {
  readonly state?: ReferralState | undefined;
  readonly referrerId?: string | undefined;
}

/** Friends whom members invited. */
export interface Referrals {
  /** What friends of a member register with; made when it is first asked for. */
  codeOf(tenant: string, memberId: string): Promise<string>;
  /** The player whose code it is, in any case; undefined where it is nobody's, or of somebody who is blocked. */
  referrerOf(tenant: string, code: string): Promise<string | undefined>;
  /** Whose code it is, in any case, whatever became of the account. */
  holderOf(tx: Tx, tenant: string, code: string): Promise<string | undefined>;
  /** The player who invited a friend; undefined where nobody did. */
  referrerOfFriend(tenant: string, friendId: string): Promise<string | undefined>;
  /** Writes down who invited a member, with its registration. */
  joined(tx: Tx, tenant: string, referral: { readonly friendId: string; readonly referrerId: string; readonly currency: string; readonly tariff: Tariff | undefined }): Promise<void>;
  /** Friends of a member, latest first. */
  page(tenant: string, referrerId: string, limit: number, before?: string): Promise<Referral[]>;
  /** How many friends a member has, and what they brought in minor units. */
  sums(tenant: string, referrerId: string): Promise<{ readonly friends: number; readonly earned: bigint }>;
  /** For operators, latest first. */
  list(tenant: string, filter: ReferralFilter, limit: number): Promise<Referral[]>;
}

export const REFERRAL_COLUMNS = [
  'friend_id as friendId', 'referrer_id as referrerId', 'currency', 'joined_at as joinedAt', sql<ReferralState>`state`.as('state'), 'reward', 'deposit', 'turnover', 'until', 'deposited_at as depositedAt', 'decided_at as decidedAt', 'names_compared as namesCompared',
] as const;

/** Nothing that looks alike, and no vowels, so that it says nothing. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
const LENGTH = 8;
const ATTEMPTS = 5;
const DAY_MS = 86_400_000;

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Creates the {@link Referrals}. */
export function createReferrals(db: Database): Referrals {
  const now = (): Date => new Date(db.clock.now());
  const all = (query: Queries, tenant: string) => query.selectFrom('referral').select(REFERRAL_COLUMNS).where('tenant_id', '=', tenant);
  const known = async (tenant: string, memberId: string): Promise<string | undefined> =>
    (await db.query.selectFrom('referral_code').select('code').where('tenant_id', '=', tenant).where('member_id', '=', memberId).executeTakeFirst())?.code;

  return {
    async codeOf(tenant, memberId) {
      for (let attempt = 1; ; attempt += 1) {
        const code = await known(tenant, memberId);
        if (code !== undefined) return code;
        try {
          // Of two requests at once one writes; the other reads it in its next round.
          await db.query.insertInto('referral_code').values({ tenant_id: tenant, member_id: memberId, code: newCode() }).onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doNothing()).execute();
        } catch (error) {
          if (!violates(error, 'referral_code_code') || attempt === ATTEMPTS) throw error;
        }
      }
    },
    async referrerOf(tenant, code) {
      const row = await db.query
        .selectFrom('referral_code as invited')
        .innerJoin('member', (join) => join.onRef('member.tenant_id', '=', 'invited.tenant_id').onRef('member.id', '=', 'invited.member_id'))
        .select('member.id')
        .where('invited.tenant_id', '=', tenant)
        .where('invited.code', '=', code.trim().toUpperCase())
        .where('member.type', '=', 0)
        .where('member.status', '=', 'active')
        .executeTakeFirst();
      return row?.id;
    },
    async holderOf(tx, tenant, code) {
      return (await tx.selectFrom('referral_code').select('member_id as id').where('tenant_id', '=', tenant).where('code', '=', code.toUpperCase()).executeTakeFirst())?.id;
    },
    async referrerOfFriend(tenant, friendId) {
      const row = await db.query.selectFrom('referral').select('referrer_id as id').where('tenant_id', '=', tenant).where('friend_id', '=', friendId).executeTakeFirst();
      return row?.id;
    },
    async joined(tx, tenant, { friendId, referrerId, currency, tariff }) {
      const at = now();
      await tx
        .insertInto('referral')
        .values({
          tenant_id: tenant, friend_id: friendId, referrer_id: referrerId, currency, joined_at: at,
          ...(tariff === undefined
            ? { state: 'plain' }
            : { state: 'open', reward: tariff.reward, deposit: tariff.deposit, turnover: tariff.turnover, until: new Date(at.getTime() + tariff.days * DAY_MS), check_at: at }),
        })
        .execute();
    },
    page: (tenant, referrerId, limit, before) =>
      all(db.query, tenant)
        .where('referrer_id', '=', referrerId)
        .$if(before !== undefined, (query) => query.where('friend_id', '<', before ?? null))
        .orderBy('friend_id', 'desc')
        .limit(limit)
        .execute(),
    async sums(tenant, referrerId) {
      return db.query
        .selectFrom('referral')
        .select([sql<number>`count(*)::int`.as('friends'), sql<bigint>`coalesce(sum(reward) filter (where state = 'earned'), 0)::bigint`.as('earned')])
        .where('tenant_id', '=', tenant)
        .where('referrer_id', '=', referrerId)
        .executeTakeFirstOrThrow();
    },
    list: (tenant, { state, referrerId }, limit) =>
      all(db.query, tenant)
        .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'open'))
        .$if(referrerId !== undefined, (query) => query.where('referrer_id', '=', referrerId ?? null))
        .orderBy('friend_id', 'desc')
        .limit(limit)
        .execute(),
  };
}
