import { describe, expect, it } from 'vitest';
import { kindChoices } from './wallet-kinds.ts';

const order = new Intl.Collator('en').compare;

describe('kindChoices', () => {
  it('returns one choice for kinds of one name, by names', () => {
    const names: Readonly<Record<string, string>> = { bet: 'Stake', deposit: 'Deposit' };
    expect(kindChoices(['later-b', 'bet', 'deposit', 'later-a'], (kind) => names[kind] ?? 'Other', order)).toEqual([
      { label: 'Deposit', value: 'deposit' },
      { label: 'Other', value: 'later-a,later-b' },
      { label: 'Stake', value: 'bet' },
    ]);
  });

  it('returns nothing where nothing moved', () => {
    expect(kindChoices([], String, order)).toEqual([]);
  });
});
