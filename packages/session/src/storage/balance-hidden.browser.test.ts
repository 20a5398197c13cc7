import { afterEach, describe, expect, it, vi } from 'vitest';
import { balanceHidden, onBalanceHidden, setBalanceHidden } from './balance-hidden.ts';

const forbid = (...calls: readonly ('getItem' | 'setItem')[]) => {
  for (const call of calls) {
    vi.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('Storage is not available', call === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
    });
  }
};

afterEach(() => {
  vi.restoreAllMocks();
  setBalanceHidden(false);
  localStorage.removeItem('balanceHidden');
});

describe('balanceHidden', () => {
  it('returns what was chosen last', () => {
    setBalanceHidden(true);
    expect([balanceHidden(), localStorage.getItem('balanceHidden')]).toEqual([true, '1']);
  });

  it.each([
    ['can be read, but is full', ['setItem'] as const],
    ['is forbidden', ['getItem', 'setItem'] as const],
  ])('returns what was chosen last where storage %s', (_, calls) => {
    setBalanceHidden(false);
    forbid(...calls);
    setBalanceHidden(true);
    expect(balanceHidden()).toBe(true);
    setBalanceHidden(false);
    expect(balanceHidden()).toBe(false);
  });

  it('returns what another tab stored after a choice that storage did not take', () => {
    forbid('setItem');
    setBalanceHidden(true);
    vi.restoreAllMocks();
    const told = vi.fn();
    const stop = onBalanceHidden(told);
    localStorage.setItem('balanceHidden', '0');
    window.dispatchEvent(new StorageEvent('storage', { key: 'balanceHidden', newValue: '0' }));
    expect([told.mock.calls.length, balanceHidden()]).toEqual([1, false]);
    stop();
  });
});
