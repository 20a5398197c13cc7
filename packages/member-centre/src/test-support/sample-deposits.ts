import { deposit, depositMethod, uploadedImage } from '@livery/testing';
import type { Deposit, DepositMethod } from '@livery/testing';

const at = '2026-01-01T09:00:00Z';

/** A way of each kind. */
export const sampleMethods: readonly DepositMethod[] = [
  depositMethod(),
  depositMethod({ code: 'card', kind: 'card', name: 'Debit or credit card', note: 'You pay on the page of the card processor and come back here.', most: '20000.00', left: '15000.00', fee: { ppm: 15_000, fixed: '0.00', least: '1.00', most: '100.00' } }),
  depositMethod({ code: 'bank', kind: 'bank', name: 'Bank transfer', note: null, least: '500.00', arrivesMinutes: 30 }),
];

const bankMethod = { code: 'bank', kind: 'bank', name: 'Bank transfer' } as const;
const bankInstructions = { pageUrl: 'https://payments.example/pay/1', qr: null, bank: { bankName: 'Harbour Bank', accountName: 'Clearing Ltd', accountNumber: '1234 567 890' } };
const peerMethod = { code: 'members', kind: 'peer', name: 'From member to member' } as const;
const peerInstructions = { pageUrl: 'https://site.example/member/depositv2', qr: null, bank: { bankName: 'Bank of the Islands', accountName: 'Mira Santos', accountNumber: '0012345678' } };
const over = { instructions: null, canCancel: false, canSayPaid: false } as const;

/** The way by which members pay each other, where some wait for 200.00 and 1500.00. */
export const peerWay: DepositMethod = depositMethod({ code: 'members', kind: 'peer', name: 'From member to member', note: 'You send the money to a member who withdraws.', mostNow: '1500.00', presets: ['200.00', '1500.00'], arrivesMinutes: 30 });

/** A deposit in each state. */
export const sampleDeposits = {
  qr: deposit(),
  bank: deposit({ method: bankMethod, canAddProof: true, instructions: bankInstructions }),
  card: deposit({ method: { code: 'card', kind: 'card', name: 'Debit or credit card' }, fee: '7.50', instructions: { pageUrl: 'https://payments.example/pay/1', qr: null, bank: null } }),
  preparing: deposit({ instructions: null, canSayPaid: false }),
  proved: deposit({
    state: 'paid', method: bankMethod, instructions: bankInstructions, arrivesMinutes: 30, canSayPaid: false, canAddProof: true, proofs: [uploadedImage(), uploadedImage({ id: '0198f5a2-0000-7000-8000-000000000032' })],
    steps: [{ state: 'created', at }, { state: 'paid', at: '2026-01-01T09:04:00Z' }],
  }),
  paid: deposit({ state: 'paid', method: bankMethod, arrivesMinutes: 30, canSayPaid: false, steps: [{ state: 'created', at }, { state: 'paid', at: '2026-01-01T09:04:00Z' }] }),
  peer: deposit({ method: peerMethod, canAddProof: true, instructions: peerInstructions }),
  peerPaid: deposit({ state: 'paid', method: peerMethod, canAddProof: true, canSayPaid: false, canCancel: false, steps: [{ state: 'created', at }, { state: 'paid', at: '2026-01-01T09:04:00Z' }] }),
  noMatch: deposit({ ...over, state: 'refused', method: peerMethod, code: 'NO_MATCH', steps: [{ state: 'created', at }, { state: 'refused', at }] }),
  credited: deposit({
    ...over, state: 'credited', credited: '500.00', receipts: [{ amount: '500.00', at, outcome: 'credited' }],
    steps: [{ state: 'created', at }, { state: 'seen', at: '2026-01-01T09:01:00Z' }, { state: 'credited', at: '2026-01-01T09:01:01Z' }],
  }),
  less: deposit({ ...over, state: 'review', look: 'less', receipts: [{ amount: '250.00', at, outcome: 'held' }], steps: [{ state: 'created', at }, { state: 'review', at }] }),
  late: deposit({ ...over, state: 'review', look: 'late', receipts: [{ amount: '500.00', at, outcome: 'held' }], steps: [{ state: 'created', at }, { state: 'expired', at }, { state: 'review', at }] }),
  twice: deposit({
    ...over, state: 'credited', look: 'twice', credited: '500.00', receipts: [{ amount: '500.00', at, outcome: 'credited' }, { amount: '500.00', at, outcome: 'held' }],
    steps: [{ state: 'created', at }, { state: 'seen', at }, { state: 'credited', at }],
  }),
  expired: deposit({ ...over, state: 'expired', steps: [{ state: 'created', at }, { state: 'expired', at }] }),
  refused: deposit({ ...over, state: 'refused', code: 'OPERATOR', note: 'The account it came from is not yours.', steps: [{ state: 'created', at }, { state: 'refused', at }] }),
  refunded: deposit({ ...over, state: 'refunded', receipts: [{ amount: '250.00', at, outcome: 'refunded' }], steps: [{ state: 'created', at }, { state: 'review', at }, { state: 'refunded', at }] }),
} satisfies Record<string, Deposit>;
