import { describe, expect, it } from 'vitest';
import type { Role } from './roles.ts';
import { canDo, guardTable } from './guard-table.ts';
import type { GuardedAction, Verdict } from './guard-table.ts';

const actions = Object.keys(guardTable) as GuardedAction[];
const open: readonly GuardedAction[] = ['browse', 'contactSupport', 'register', 'logIn'];
const demo: readonly GuardedAction[] = [...open, 'seeBalance', 'playDemo', 'favourite'];
const verdicts = (role: Role) =>
  Object.fromEntries(actions.map((action) => [action, canDo(role, action)])) as Record<GuardedAction, Verdict>;

describe('who may do what', () => {
  it.each(actions.filter((action) => !open.includes(action)))('a visitor who wants to %s logs in first', (action) => {
    expect(canDo('visitor', action)).toBe('login');
  });

  it.each(actions.filter((action) => !demo.includes(action)))('a trial account that wants to %s registers first', (action) => {
    expect(canDo('trial', action)).toBe('needTrueAccount');
  });

  it('a member may do all but what agents do', () => {
    const { openAgentCentre, manageTeam, manageContracts, transferToDownline, inviteFriends, withdraw } = verdicts('member');
    expect([openAgentCentre, manageTeam, manageContracts, transferToDownline]).toEqual(Array(4).fill('forbidden'));
    expect([inviteFriends, withdraw]).toEqual(['allowed', 'allowed']);
  });

  it('an agent has both centres, but invites no friends', () => {
    const { openAgentCentre, openMemberCentre, transferToUpline, inviteFriends } = verdicts('agent');
    expect([openAgentCentre, openMemberCentre, transferToUpline]).toEqual(Array(3).fill('allowed'));
    expect(inviteFriends).toBe('forbidden');
  });

  it('whoever has a true account does not register another', () => {
    expect([canDo('member', 'register'), canDo('agent', 'logIn'), canDo('trial', 'register')]).toEqual([
      'forbidden',
      'forbidden',
      'allowed',
    ]);
  });
});
