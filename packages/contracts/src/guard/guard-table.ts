import type { ErrorCode } from '../error-codes.ts';
import type { Role } from './roles.ts';

/**
 * The verdict of a guard: allowed; log in first; register a true account first (for a trial account); or never, for
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

/**
 * Who may do what: P-4 and P-6 of docs/product.md in one table. The server checks all of it again.
 *
 * A session whose password must be changed first (a temporary one; a default or expired one where the merchant forces the change) has
 * of the calls that need a session `changePassword`, `logout` and `memberInfo` alone: their rows of the table of calls say
 * `beforePasswordChange`. What needs no session, such as the rules of a password, it has like everybody.
 */
export const guardTable = {
  browse: everyone,
  contactSupport: everyone,
  register: visitorsOnly,
  logIn: visitorsOnly,
  /** The member's own data, push events, and logging out. */
  useAccount: anyAccount,
  seeBalance: anyAccount,
  listGames: anyAccount,
  /** A game that accepts demo money. */
  playDemo: anyAccount,
  favourite: anyAccount,
  /** A game that requires a real account. */
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

/** Codes that a guard refuses with. */
export type GuardRefusal = Extract<ErrorCode, 'NOT_LOGGED_IN' | 'TRUE_ACCOUNT_NEEDED' | 'NOT_AN_AGENT' | 'FORBIDDEN'>;

const refusals = { allowed: undefined, login: 'NOT_LOGGED_IN', needTrueAccount: 'TRUE_ACCOUNT_NEEDED' } as const;

/** Something that a role may or may not do. */
export type GuardedAction = keyof typeof guardTable;

/** The verdict of a role's guard about an action. */
export function canDo(role: Role, action: GuardedAction): Verdict {
  return guardTable[action][role];
}

/** Whether an action belongs to agents alone. */
export function isAgentsOnly(action: GuardedAction): boolean {
  return guardTable[action] === agentsOnly;
}

/** The code of the refusal that a role gets for an action; undefined where it may. */
export function guardRefusal(role: Role, action: GuardedAction): GuardRefusal | undefined {
  const verdict = canDo(role, action);
  if (verdict === 'forbidden') return isAgentsOnly(action) ? 'NOT_AN_AGENT' : 'FORBIDDEN';
  return refusals[verdict];
}
