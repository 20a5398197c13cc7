import { describe, expect, it } from 'vitest';
import { refusalOf, walletRefusalCodes } from './refusal.ts';

describe('refusalOf', () => {
  it.each(['POSTED', 'HELD', 'RESOLVED', 'REPLAYED'])('returns undefined when a command ended with %s', (outcome) => {
    expect(refusalOf(outcome)).toBeUndefined();
  });

  it.each(walletRefusalCodes)('returns the refusal %s', (code) => {
    expect(refusalOf(code)).toMatchObject({ name: 'WalletRefusal', code });
  });

  it.each(['FROZEN', '', 'posted'])('throws when the ledger answers "%s", which nobody knows', (outcome) => {
    expect(() => refusalOf(outcome)).toThrow(`The ledger answered ${outcome}, which is no outcome of its commands.`);
  });
});
