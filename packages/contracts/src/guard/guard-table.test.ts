import { describe, expect, it } from 'vitest';
import { canDo, guardRefusal, guardTable, isAgentsOnly } from './guard-table.ts';
import type { GuardedAction, Verdict } from './guard-table.ts';
import { roleOf } from './roles.ts';

const actions = Object.keys(guardTable) as GuardedAction[];

/** `+` allowed, `?` log in first, `!` a true account is needed, `-` never. */
const signs: Readonly<Record<string, Verdict>> = { '+': 'allowed', '?': 'login', '!': 'needTrueAccount', '-': 'forbidden' };

/** P-6 of docs/product.md, by hand: visitor, trial account (4), player (0), agents (1, 2, 41, 42). */
const table: Readonly<Record<GuardedAction, string>> = {
  browse: '+ + + ++++',
  contactSupport: '+ + + ++++',
  register: '+ + - ----',
  logIn: '+ + - ----',
  useAccount: '? + + ++++',
  seeBalance: '? + + ++++',
  listGames: '? + + ++++',
  playDemo: '? + + ++++',
  favourite: '? + + ++++',
  playReal: '? ! + ++++',
  openMemberCentre: '? ! + ++++',
  deposit: '? ! + ++++',
  withdraw: '? ! + ++++',
  transferFunds: '? ! + ++++',
  seeRecords: '? ! + ++++',
  claimPromotion: '? ! + ++++',
  redeemPoints: '? ! + ++++',
  changePassword: '? ! + ++++',
  manageSecurity: '? ! + ++++',
  sendFeedback: '? ! + ++++',
  transferToUpline: '? ! + ++++',
  inviteFriends: '? ! + ----',
  openAgentCentre: '? ! - ++++',
  manageTeam: '? ! - ++++',
  manageContracts: '? ! - ++++',
  transferToDownline: '? ! - ++++',
};
const columns = [undefined, 4, 0, 1, 2, 41, 42] as const;

describe('guard table', () => {
  it('contains every action', () => {
    expect(Object.keys(table).toSorted()).toEqual(actions.toSorted());
  });

  it.each(actions)('admits the roles of %s', (action) => {
    const expected = Array.from(table[action].replaceAll(' ', ''), (sign) => signs[sign]);
    expect(columns.map((type) => canDo(roleOf(type !== undefined, type), action))).toEqual(expected);
  });

  it.each([
    ['visitor', 'withdraw', 'NOT_LOGGED_IN'],
    ['trial', 'withdraw', 'TRUE_ACCOUNT_NEEDED'],
    ['trial', 'manageTeam', 'TRUE_ACCOUNT_NEEDED'],
    ['member', 'manageTeam', 'NOT_AN_AGENT'],
    ['agent', 'inviteFriends', 'FORBIDDEN'],
    ['member', 'register', 'FORBIDDEN'],
    ['member', 'withdraw', undefined],
    ['agent', 'manageTeam', undefined],
  ] as const)('returns for %s and %s the code %s', (role, action, code) => {
    expect(guardRefusal(role, action)).toBe(code);
  });

  it('contains the actions of agents only', () => {
    expect(actions.filter(isAgentsOnly)).toEqual(['openAgentCentre', 'manageTeam', 'manageContracts', 'transferToDownline']);
  });
});
