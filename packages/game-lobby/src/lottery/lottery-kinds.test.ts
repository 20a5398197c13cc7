import { describe, expect, it } from 'vitest';
import { brand } from '@livery/testing';
import { prizeModeOf } from './lottery-kinds.ts';

describe('prizeModeOf', () => {
  it.each([
    ['LOTT', ['Lott', 'ZY'], 'Lott'],
    ['LOTT', ['ZY', 'Lott'], 'ZY'],
    ['LOTT', ['SEA'], undefined],
    ['ELOTT', ['SEA', 'Elott'], 'Elott'],
    ['TCG_SEA', ['Elott', 'SEA'], 'SEA'],
    ['TCG_LOTTO_VN', ['Lott'], undefined],
  ] as const)('returns for %s on a brand with %j: %s', (account, prizeModes, mode) => {
    expect(prizeModeOf(account, { identity: brand().identity, prizeModes: [...prizeModes] })).toBe(mode);
  });
});
