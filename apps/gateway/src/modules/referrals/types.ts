/** How far a friend has come, as it is stored. */
export type ReferralState = 'open' | 'earned' | 'expired' | 'refused' | 'plain';

/** Who invited whom. Amounts in minor units; reward, deposit, turnover and until are null where no reward was offered. */
export interface Referral {
  readonly friendId: string;
  readonly referrerId: string;
  readonly currency: string;
  readonly joinedAt: Date;
  readonly state: ReferralState;
  readonly reward: bigint | null;
  readonly deposit: bigint | null;
  readonly turnover: bigint | null;
  readonly until: Date | null;
  readonly depositedAt: Date | null;
  readonly decidedAt: Date | null;
  /** Whether both had a name to compare when it was decided. */
  readonly namesCompared: boolean | null;
}

/** What a merchant gives for a friend; amounts in minor units. */
export interface Tariff {
  readonly reward: bigint;
  /** Least that the friend pays in at a time. */
  readonly deposit: bigint;
  /** Least that the friend stakes in all. */
  readonly turnover: bigint;
  readonly days: number;
}
