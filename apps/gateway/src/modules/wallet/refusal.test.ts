import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refusalOf, walletRefusalCodes } from './refusal.ts';

/** What stands in capitals between quotes in a function of the ledger: its outcomes, and those of the functions that it asks. */
function outcomesOf(name: string): string[] {
  const sql = readFileSync(new URL(`../../../migrations/functions/ledger-${name}.sql`, import.meta.url), 'utf8');
  return [...new Set([...sql.replaceAll(/--.*/g, '').matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, outcome = '']) => outcome))];
}

describe('refusalOf', () => {
  it.each(['post', 'hold', 'resolve', 'reverse', 'fault'])('knows every outcome of ledger_%s', (name) => {
    const outcomes = outcomesOf(name);
    expect(outcomes.length).toBeGreaterThan(2);
    for (const outcome of outcomes) expect(() => refusalOf(outcome)).not.toThrow();
  });

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
