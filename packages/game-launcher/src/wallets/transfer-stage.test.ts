import { vendorWallet, walletTransfer } from '@livery/testing';
import type { VendorWallet } from '@livery/testing';
import { describe, expect, it } from 'vitest';
import { isMoving, outcomeOf, stageOf } from './transfer-stage.ts';

const going = walletTransfer({ state: 'sent' });
const coming = walletTransfer({ state: 'debited', direction: 'out' });
const doubted = walletTransfer({ state: 'unknown', direction: 'out' });

describe('stageOf and outcomeOf', () => {
  it.each<[string, Partial<VendorWallet>, string, boolean]>([
    ['money at rest', {}, 'there', false],
    ['money in transit to the vendor', { open: [going] }, 'going', true],
    ['money in transit home', { open: [coming] }, 'coming', true],
    ['an unknown outcome before all other transfers', { open: [going, doubted] }, 'lookedUp', true],
    ['ended transfers', { open: [walletTransfer(), walletTransfer({ state: 'failed' })] }, 'there', false],
    ['an unreachable vendor', { balance: null, state: 'unreachable' }, 'unknown', false],
    ['money in transit to an unreachable vendor', { balance: null, state: 'unreachable', open: [going] }, 'going', true],
  ])('returns the stage of %s', (_what, over, stage, moving) => {
    const wallet = vendorWallet(over);
    expect([stageOf(wallet), isMoving(wallet)]).toEqual([stage, moving]);
  });

  it.each([
    ['nothing', [], []],
    ['home', [walletTransfer({ direction: 'out' })], []],
    ['moving', [walletTransfer({ direction: 'out' }), doubted], []],
    ['leftBehind', [walletTransfer({ direction: 'out' })], ['NOVA']],
    ['leftBehind', [doubted, walletTransfer({ state: 'failed', direction: 'out' })], []],
  ] as const)('sums a sweep up as %s', (outcome, transfers, unreachable) => {
    expect(outcomeOf({ transfers: [...transfers], unreachable: [...unreachable] })).toBe(outcome);
  });
});
