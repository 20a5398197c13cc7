import type { Role } from './roles.ts';

/**
 * What a guard says: go ahead; log in first; register a true account first (a trial account's answer); or never, for
 * what this kind of account does not have, in which case its button should not be shown either.
 */
export type Verdict = 'allowed' | 'login' | 'needTrueAccount' | 'forbidden';

type Row = Readonly<Record<Role, Verdict>>;

const everyone: Row = { visitor: 'allowed', trial: 'allowed', member: 'allowed', agent: 'allowed' };
const visitorsOnly: Row = { visitor: 'allowed', trial: 'allowed', member: 'forbidden', agent: 'forbidden' };
const anyAccount: Row = { visitor: 'login', trial: 'allowed', member: 'allowed', agent: 'allowed' };
const trueAccount: Row = { visitor: 'login', trial: 'needTrueAccount', member: 'allowed', agent: 'allowed' };
const playersOnly: Row = { visitor: 'login', trial: 'needTrueAccount', member: 'allowed', agent: 'forbidden' };
const agentsOnly: Row = { visitor: 'login', trial: 'needTrueAccount', member: 'forbidden', agent: 'allowed' };

/** Who may do what: sections 4 and 6 of the specification in one table. The server checks all of it again. */
export const guardTable = {
  browse: everyone,
  contactSupport: everyone,
  register: visitorsOnly,
  logIn: visitorsOnly,
  seeBalance: anyAccount,
  /** A game that takes demo money. */
  playDemo: anyAccount,
  favourite: anyAccount,
  /** A game that wants a real account. */
  playReal: trueAccount,
  openMemberCentre: trueAccount,
  deposit: trueAccount,
  withdraw: trueAccount,
  transferFunds: trueAccount,
  seeRecords: trueAccount,
  claimPromotion: trueAccount,
  redeemPoints: trueAccount,
  changePassword: trueAccount,
  /** Sessions, known addresses, authenticator app and recovery codes. */
  manageSecurity: trueAccount,
  sendFeedback: trueAccount,
  transferToUpline: trueAccount,
  inviteFriends: playersOnly,
  openAgentCentre: agentsOnly,
  manageTeam: agentsOnly,
  manageContracts: agentsOnly,
  transferToDownline: agentsOnly,
} as const satisfies Record<string, Row>;

/** Something that a role may or may not do. */
export type GuardedAction = keyof typeof guardTable;

/** What a role's guard says about an action. */
export function canDo(role: Role, action: GuardedAction): Verdict {
  return guardTable[action][role];
}
