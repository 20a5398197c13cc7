import { vendorWallet, walletTransfer } from '@livery/testing';
import type { VendorWallet } from '@livery/testing';
import { expect, it } from 'vitest';
import { isMoving, outcomeOf, stageOf } from './transfer-stage.ts';

const going = walletTransfer({ state: 'sent' });
const coming = walletTransfer({ state: 'debited', direction: 'out' });
const doubted = walletTransfer({ state: 'unknown', direction: 'out' });

it.each<[string, Partial<VendorWallet>, string, boolean]>([
  ['money at rest', {}, 'there', false],
  ['money on its way there', { open: [going] }, 'going', true],
  ['money on its way home', { open: [coming] }, 'coming', true],
  ['a doubtful transfer before all others', { open: [going, doubted] }, 'lookedUp', true],
  ['transfers that are over', { open: [walletTransfer(), walletTransfer({ state: 'failed' })] }, 'there', false],
  ['a vendor that says nothing', { balance: null, state: 'unreachable' }, 'unknown', false],
  ['money on its way to a vendor that says nothing', { balance: null, state: 'unreachable', open: [going] }, 'going', true],
])('%s', (_what, over, stage, moving) => {
  const wallet = vendorWallet(over);
  expect([stageOf(wallet), isMoving(wallet)]).toEqual([stage, moving]);
});

it.each([
  ['nothing', [], []],
  ['home', [walletTransfer({ direction: 'out' })], []],
  ['moving', [walletTransfer({ direction: 'out' }), doubted], []],
  ['leftBehind', [walletTransfer({ direction: 'out' })], ['NOVA']],
  ['leftBehind', [doubted, walletTransfer({ state: 'failed', direction: 'out' })], []],
] as const)('a sweep is summed up as %s', (outcome, transfers, unreachable) => {
  expect(outcomeOf({ transfers: [...transfers], unreachable: [...unreachable] })).toBe(outcome);
});
