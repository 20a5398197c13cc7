import { describe, expect, it } from 'vitest';
import { originOf } from './movement-query.ts';

const id = '0198f5a2-0000-7000-8000-000000000031';

describe('originOf', () => {
  it.each([
    ['deposit', id, `/member/depositv2?deposit=${id}`],
    ['withdrawal', id, `/member/withdraw?withdrawal=${id}`],
    ['withdrawal-return', id, `/member/withdraw?withdrawal=${id}`],
    ['cashback', id, '/member/manualRebate'],
    ['member-transfer', id, '/member/transferUpline'],
    ['transfer-in', 'NOVA:t-1', '/member/transferFund'],
    ['referral', id, '/member/referral'],
    ['welcome', '', undefined],
    ['deposit', 'by hand', undefined],
  ])('leads from %s of %s to its page', (kind, reference, address) => {
    const origin = originOf({ kind, reference });
    expect([origin.number, origin.link?.href]).toEqual([reference, address]);
  });

  it('leads from what was staked or won in a round to the bet', () => {
    expect(originOf({ kind: 'win', reference: 'NOVA:r:1', betId: id })).toEqual({ name: 'receipt.round', number: 'r:1', link: { href: `/member/personalHistoryCopy?bet=${id}`, label: 'movement.seeBet' } });
  });
});
