import { providerAddresses, rulesInForce, settingSchemas, type SettingName } from '../../settings/index.ts';
import { freesPayeeName, loosensCashback, loosensReferral, loosensWithdrawals, shortensCooling } from './payout-protections.ts';

/** Whether everyone who registers has to show to be a person. */
const checksRegistrations = (value: unknown): boolean => rulesInForce(settingSchemas.registerFields.parse(value)).some(({ field, enabled, required }) => field === 'captcha' && enabled && required);

/**
 * Whether a change of a setting needs a second operator, although it moves no money. An outside provider that comes, changes or goes
 * does, since whoever turns a protection off can do as much harm as whoever points it at a server of their own; so do second factors
 * and human checks that are turned off, and rules that let more money out, pay a reward for less or more cashback for a day.
 *
 * @param before what was set; undefined for the default
 * @param after what is set then; undefined for the default
 */
export function needsSecondOperator(name: SettingName, before: unknown, after: unknown): boolean {
  if (name === 'secondFactor') return before !== false && after === false;
  if (name === 'registerFields') return checksRegistrations(before) && !checksRegistrations(after);
  if (name === 'withdrawals') return loosensWithdrawals(before, after);
  if (name === 'referral') return loosensReferral(before, after);
  if (name === 'cashback') return loosensCashback(before, after);
  if (name === 'payoutAccounts') return shortensCooling(before, after);
  if (name === 'profileFields') return freesPayeeName(before, after);
  return providerAddresses(name, before).length > 0 || providerAddresses(name, after).length > 0;
}
