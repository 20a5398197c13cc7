import { minorOf } from '@livery/contracts';
import { profileRulesInForce, settingSchemas, type Setting } from '../../settings/index.ts';

/** Finer than any currency: amounts of settings are only compared. */
const DECIMALS = 8;
const isMore = (after: string, before: string): boolean => minorOf(after, DECIMALS) > minorOf(before, DECIMALS);
/** Whether a limit whose null means that there is none was widened or taken away. */
const isWidened = (before: string | null, after: string | null): boolean => before !== null && (after === null || isMore(after, before));

/** Whether a person looks at fewer withdrawals than before. */
function looksAtFewer(before: Setting<'withdrawals'>['review'], after: Setting<'withdrawals'>['review']): boolean {
  const often = before.often !== null && (after.often === null || after.often.withdrawals > before.often.withdrawals || after.often.hours < before.often.hours);
  const shorter = (['newDeviceHours', 'newMemberDays', 'newAccountHours'] as const).some((rule) => after[rule] < before[rule]);
  return often || shorter || (before.nameMismatch && !after.nameMismatch);
}

/**
 * Whether new rules let more money out without a second pair of eyes: withdrawals that nobody approves, fewer that a person looks at, less
 * to prove or to play before.
 */
export function loosensWithdrawals(before: unknown, after: unknown): boolean {
  const [was, is] = [settingSchemas.withdrawals.parse(before), settingSchemas.withdrawals.parse(after)];
  const approvesLess = is.approveUpTo !== null && (was.approveUpTo === null || isMore(is.approveUpTo, was.approveUpTo));
  const count = was.dayCount !== null && (is.dayCount === null || is.dayCount > was.dayCount);
  const limits = isWidened(was.documentsRequiredAbove, is.documentsRequiredAbove) || isWidened(was.dayMost, is.dayMost) || count || is.openMost > was.openMost;
  const sendsByItself = !was.sendAutomatically && is.sendAutomatically;
  return approvesLess || limits || sendsByItself || is.turnoverPercent < was.turnoverPercent || (was.provedContact && !is.provedContact) || looksAtFewer(was.review, is.review);
}

/** Whether more cashback is paid for a day. */
export const loosensCashback = (before: unknown, after: unknown): boolean => isWidened(settingSchemas.cashback.parse(before).mostOfDay, settingSchemas.cashback.parse(after).mostOfDay);

/** Whether a reward for friends is switched on, or asks less of them: what it asked before it was switched off is known no more. */
export function loosensReferral(before: unknown, after: unknown): boolean {
  const [was, is] = [settingSchemas.referral.parse(before), settingSchemas.referral.parse(after)];
  if (is === null) return false;
  if (was === null) return true;
  return isMore(was.deposit, is.deposit) || isMore(was.turnover, is.turnover) || is.days > was.days || (!was.sameAddress && is.sameAddress);
}

/** Whether money is paid to a new account sooner. */
export const shortensCooling = (before: unknown, after: unknown): boolean => settingSchemas.payoutAccounts.parse(after).coolingHours < settingSchemas.payoutAccounts.parse(before).coolingHours;

const payeeNameIsFixed = (value: unknown): boolean => profileRulesInForce(settingSchemas.profileFields.parse(value)).some(({ field, fixed }) => field === 'payeeName' && fixed);

/** Whether members may change the name of the payee, by which payout accounts are taken. */
export const freesPayeeName = (before: unknown, after: unknown): boolean => payeeNameIsFixed(before) && !payeeNameIsFixed(after);
