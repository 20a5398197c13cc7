import type { Database, Queries, Tx } from '../../../platform/db/index.ts';
import { requiredTurnover, spreadTurnover, turnoverLeft, type TurnoverProgress, type TurnoverSource } from './turnover.ts';

/**
 * Sums of a member's valid bets that are settled, in minor units: for each moment of `since`, oldest first, those placed from it on and
 * before the next. A bet counts as it stands now, so one that was taken back no more.
 */
export type ValidBets = (tenant: string, memberId: string, currency: string, since: readonly Date[], query: Queries) => Promise<bigint[]>;

/** Money that a deposit brought. */
export interface CreditedDeposit {
  readonly tenant: string;
  readonly memberId: string;
  readonly currency: string;
  readonly depositId: string;
  readonly provider: string;
  /** The provider's number of the money: one requirement for each. */
  readonly providerTx: string;
  /** Minor units that the member got. */
  readonly credited: bigint;
}

/** Money that the house gave a member. */
export interface CreditedGift extends Pick<CreditedDeposit, 'tenant' | 'memberId' | 'currency' | 'credited'> {
  readonly source: Exclude<TurnoverSource, 'deposit'>;
  /** The member that it welcomed, or the friend that it is for: one requirement for each. */
  readonly id: string;
}

/** What members have to play before they withdraw. */
export interface Turnover {
  /** Begins what is to be played for a credited deposit, `percent` of it, in the transaction of its credit. */
  begin(tx: Tx, deposit: CreditedDeposit, percent: number): Promise<void>;
  /** The same for a gift of the house. */
  beginGift(tx: Tx, gift: CreditedGift, percent: number): Promise<void>;
  /** What is not ended, oldest first, with what was played. Empty where all of it is met. */
  open(tenant: string, memberId: string, currency: string, query?: Queries): Promise<TurnoverProgress[]>;
  /**
   * Whether all valid bets since the oldest that is not ended come to less than what is required by all of them, so that certainly some
   * of it is left; false where that has to be looked at one by one.
   */
  isCertainlyLeft(tenant: string, memberId: string, currency: string, open: { readonly required: bigint; readonly since: Date }): Promise<boolean>;
  /** The same as `open`; ends them where all is met, so that their bets are never summed again. */
  settle(tx: Tx, tenant: string, memberId: string, currency: string): Promise<TurnoverProgress[]>;
  /**
   * Ends what is to be played for a gift that was taken back; returns how much of it was left to play in minor units, 0 where nothing was open.
   * What was played for it counts for what is left.
   */
  endGift(tx: Tx, gift: Pick<CreditedGift, 'tenant' | 'memberId' | 'currency' | 'source' | 'id'>): Promise<bigint>;
  /** Ends what is open without its being played; returns it. The member's account has to be locked, so that nothing begins between the two. */
  waive(tx: Tx, tenant: string, memberId: string, currency: string): Promise<TurnoverProgress[]>;
}

/** In place of the provider of a deposit; no code of a provider has a colon. */
const GIFTS = { welcome: ':welcome', referral: ':referral' } as const;
const sourceOf = (provider: string): TurnoverSource => (provider === GIFTS.welcome ? 'welcome' : provider === GIFTS.referral ? 'referral' : 'deposit');

export function createTurnover(db: Database, validBets: ValidBets): Turnover {
  const openOf = (query: Queries, tenant: string, memberId: string, currency: string) =>
    query
      .selectFrom('turnover_requirement')
      .select(['provider', 'deposit_id as depositId', 'credited', 'percent', 'required', 'begun_at as begunAt'])
      .where('tenant_id', '=', tenant)
      .where('member_id', '=', memberId)
      .where('currency', '=', currency)
      .where('ended_at', 'is', null)
      .orderBy('begun_at')
      .orderBy('provider_tx');

  async function progress(tenant: string, memberId: string, currency: string, query: Queries): Promise<TurnoverProgress[]> {
    const rows = await openOf(query, tenant, memberId, currency).execute();
    if (rows.length === 0) return [];
    const requirements = rows.map(({ provider, ...requirement }) => ({ source: sourceOf(provider), ...requirement }));
    const valid = await validBets(tenant, memberId, currency, requirements.map(({ begunAt }) => begunAt), query);
    return spreadTurnover(requirements, valid);
  }

  /** Ends what is open: all of it, or what is to be played for one gift. */
  async function end(tx: Tx, tenant: string, memberId: string, currency: string, as: 'met' | 'waived' | 'reversed', gift?: Pick<CreditedGift, 'source' | 'id'>): Promise<void> {
    const ending = tx
      .updateTable('turnover_requirement')
      .set({ ended_at: new Date(db.clock.now()), ended_as: as })
      .where('tenant_id', '=', tenant)
      .where('member_id', '=', memberId)
      .where('currency', '=', currency)
      .where('ended_at', 'is', null);
    await (gift === undefined ? ending : ending.where('provider', '=', GIFTS[gift.source]).where('provider_tx', '=', gift.id)).execute();
  }

  const turnover: Turnover = {
    async begin(tx, { tenant, memberId, currency, depositId, provider, providerTx, credited }, percent) {
      const required = requiredTurnover(credited, percent);
      if (credited <= 0n || required === 0n) return;
      // What is met by now is ended first: it takes none of the bets to come.
      await turnover.settle(tx, tenant, memberId, currency);
      await tx
        .insertInto('turnover_requirement')
        .values({ tenant_id: tenant, provider, provider_tx: providerTx, deposit_id: depositId, member_id: memberId, currency, credited, percent, required, begun_at: new Date(db.clock.now()) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    beginGift: (tx, { source, id, ...gift }, percent) => turnover.begin(tx, { ...gift, depositId: id, provider: GIFTS[source], providerTx: id }, percent),
    async endGift(tx, { tenant, memberId, currency, source, id }) {
      const all = await progress(tenant, memberId, currency, tx);
      await end(tx, tenant, memberId, currency, 'reversed', { source, id });
      return turnoverLeft(all.filter((requirement) => requirement.source === source && requirement.depositId === id));
    },
    async open(tenant, memberId, currency, query = db.query) {
      const all = await progress(tenant, memberId, currency, query);
      return turnoverLeft(all) === 0n ? [] : all;
    },
    async isCertainlyLeft(tenant, memberId, currency, { required, since }) {
      const [valid = 0n] = await validBets(tenant, memberId, currency, [since], db.query);
      return valid < required;
    },
    async settle(tx, tenant, memberId, currency) {
      const all = await progress(tenant, memberId, currency, tx);
      if (all.length === 0 || turnoverLeft(all) > 0n) return all;
      await end(tx, tenant, memberId, currency, 'met');
      return [];
    },
    async waive(tx, tenant, memberId, currency) {
      const all = await progress(tenant, memberId, currency, tx);
      await end(tx, tenant, memberId, currency, 'waived');
      return all;
    },
  };
  return turnover;
}
