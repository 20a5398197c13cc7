import { describe, expect, it } from 'vitest';
import { isAgentType, roleOf } from './roles.ts';

describe('roleOf', () => {
  it.each([
    [0, 'member'],
    [1, 'agent'],
    [2, 'agent'],
    [41, 'agent'],
    [42, 'agent'],
    [4, 'trial'],
  ] as const)('returns for kind %i %s', (type, role) => {
    expect(roleOf(true, type)).toBe(role);
    expect(roleOf(false, type)).toBe('visitor');
  });

  it('returns member for an unknown kind', () => {
    expect(roleOf(true, undefined)).toBe('member');
  });

  it('isAgentType returns false for other kinds', () => {
    expect([3, 5, 40, Number.NaN].some(isAgentType)).toBe(false);
  });
});
