import type { AgentType } from '../fields.ts';

/** Who someone is on this site. */
export type Role = 'visitor' | 'trial' | 'member' | 'agent';

const roles: Readonly<Record<AgentType, Role>> = { 0: 'member', 1: 'agent', 2: 'agent', 4: 'trial', 41: 'agent', 42: 'agent' };

/** Whether a number, as session storage may hold it, is a kind of account. */
export function isAgentType(value: number): value is AgentType {
  return Object.hasOwn(roles, value);
}

/** The role of a session. 4 is a trial account and never an agent; an account whose kind is not known yet counts as a member's. */
export function roleOf(loggedIn: boolean, type: AgentType | undefined): Role {
  return loggedIn ? roles[type ?? 0] : 'visitor';
}
