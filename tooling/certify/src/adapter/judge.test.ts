import { describe, expect, it } from 'vitest';
import type { Played } from '../adapter.ts';
import { createFindings } from '../checks.ts';
import { createJudge } from './judge.ts';

/** What is wrong with a round of which nothing was sent. */
function faultsOfUnsent(outcome: Played['outcome']): string[] {
  const findings = createFindings();
  const judge = createJudge({ findings, adapter: { vendor: 'VND' }, merchant: 'M', key: { id: 'k', secret: 's' }, currency: 'PHP', exponent: 2 });
  judge.round({ roundId: 'r1', outcome, stake: 200n, prize: 0n }, []);
  return findings.results().flatMap(({ name, examples }) => examples.map((example) => `${name}: ${example}`));
}

describe('judge', () => {
  it('accepts a round that was called off before its bet was sent', () => {
    expect(faultsOfUnsent('cancelled')).toEqual([]);
  });

  it('does not count a round as settled when its bet was never sent', () => {
    expect(faultsOfUnsent('settled')).toEqual(['states-its-scale: round r1: stake 200, sent none']);
  });
});
