import type { Setting } from '../../settings/index.ts';
import type { WithdrawalRisk } from './types.ts';

/** What is known of who asks for a withdrawal, and of the account that it goes to. */
export interface RiskFacts {
  readonly now: number;
  readonly registeredAt: Date | undefined;
  /** Since when the account is used from the address range of the call; undefined where it is not known. */
  readonly addressSince: Date | undefined;
  /** Since when it is used by the browser of the call; undefined where it never was, null where no other browser is known. */
  readonly browserSince: Date | null | undefined;
  readonly accountAddedAt: Date;
  /** Whether the account's holder is the profile's payee name. */
  readonly sameName: boolean;
  /** Withdrawals of the member within the hours of the rule. */
  readonly recent: number;
}

const HOUR_MS = 3_600_000;

/** The rules of a merchant that a withdrawal meets: each is a reason for a person to look at it. A rule of 0 hours or days is off. */
export function risksOf({ often, newDeviceHours, newMemberDays, newAccountHours, nameMismatch }: Setting<'withdrawals'>['review'], facts: RiskFacts): WithdrawalRisk[] {
  const within = (since: Date | undefined, hours: number): boolean => hours > 0 && (since === undefined || facts.now - since.getTime() < hours * HOUR_MS);
  const met: Readonly<Record<Exclude<WithdrawalRisk, 'blocked'>, boolean>> = {
    often: often !== null && facts.recent >= often.withdrawals,
    newDevice: within(facts.addressSince, newDeviceHours),
    newBrowser: facts.browserSince !== null && within(facts.browserSince, newDeviceHours),
    newMember: within(facts.registeredAt, newMemberDays * 24),
    newAccount: within(facts.accountAddedAt, newAccountHours),
    name: nameMismatch && !facts.sameName,
  };
  return (Object.keys(met) as (keyof typeof met)[]).filter((risk) => met[risk]);
}
