import type { ResponseOf } from '@livery/contracts';

/** A settlement with everything that its figure follows from. */
export type Explained = ResponseOf<'agentSettlement'>;
export type Explanation = Explained['explanation'];
/** What a settlement has of a member's day, hour or moment. */
export type SettledMember = ResponseOf<'agentSettlementMembers'>['members'][number];
/** A bet that was not posted yet. */
export type AccruedBet = ResponseOf<'agentRealTimeBets'>['bets'][number];
/** A bet behind it. */
export type SettledBet = ResponseOf<'agentSettlementBets'>['bets'][number];
