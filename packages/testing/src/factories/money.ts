import type { ResponseOf } from '@livery/contracts';
import { balance, betRecord } from './member.ts';

/** One movement between the wallet and a vendor. */
export type WalletTransfer = ResponseOf<'walletTransfer'>['transfer'];
/** What a member has at a vendor with a wallet of its own. */
export type VendorWallet = ResponseOf<'merchantWallet'>['wallets'][number];

const at = '2026-01-01T09:00:00Z';

/** Money that a player took to a vendor, and that arrived. */
export function walletTransfer(over: Partial<WalletTransfer> = {}): WalletTransfer {
  return {
    transferId: '0198f5a2-0000-7000-8000-000000000011',
    vassalage: 'NOVA',
    direction: 'in',
    amount: '100.00',
    currency: 'PHP',
    state: 'confirmed',
    reconciled: false,
    reason: 'player',
    code: null,
    requestedAt: at,
    settledAt: '2026-01-01T09:00:01Z',
    steps: [
      { state: 'requested', at },
      { state: 'confirmed', at: '2026-01-01T09:00:01Z' },
    ],
    ...over,
  };
}

/** A vendor's wallet that answers, with nothing in transit. */
export function vendorWallet(over: Partial<VendorWallet> = {}): VendorWallet {
  return { vassalage: 'NOVA', displayName: 'Nova Play', balance: '50.00', state: 'ready', inFlight: '0.00', open: [], ...over };
}

/** Everything that a member has: in the wallet and at one vendor. */
export function funds(over: Partial<ResponseOf<'sumBalance'>> = {}): ResponseOf<'sumBalance'> {
  return { currency: balance().currency, main: '1250.50', atVendors: '50.00', inFlight: '0.00', total: '1300.50', complete: true, at, ...over };
}

/** A settled bet in full. */
export function betReceipt(over: Partial<ResponseOf<'betRecord'>> = {}): ResponseOf<'betRecord'> {
  return {
    ...betRecord(),
    category: 'RNG',
    validBet: '10.00',
    stages: [
      { stage: 'placed', at },
      { stage: 'settled', at: '2026-01-01T09:00:02Z' },
    ],
    receipt: { platformTxId: 'p-1', vendorTxId: 'v-1', roundId: 'r-1' },
    roundClosedAt: '2026-01-01T09:00:02Z',
    transactions: [
      { call: 'bet', vendorTxId: 'v-1', platformTxId: 'p-1', amount: '10.00', at },
      { call: 'win', vendorTxId: 'v-2', platformTxId: 'p-2', amount: '25.00', at: '2026-01-01T09:00:02Z' },
    ],
    detail: null,
    ...over,
  };
}

/** What one settled bet adds up to. */
export function betTotals(over: Partial<ResponseOf<'betTotals'>> = {}): ResponseOf<'betTotals'> {
  const sums = { turnover: '10.00', validBet: '10.00', prize: '25.00', net: '15.00', bets: 1 };
  return { from: '2025-12-02', to: '2026-01-01', totals: [{ day: '2026-01-01', vassalage: 'NOVA', category: 'RNG', currency: 'PHP', ...sums }], sum: sums, ...over };
}

/** What moved in a wallet on some days: a deposit, a stake and a prize. */
export function walletTotals(over: Partial<ResponseOf<'walletTotals'>> = {}): ResponseOf<'walletTotals'> {
  const kinds = [
    { kind: 'bet', in: '0.00', out: '10.00', movements: 1 },
    { kind: 'deposit', in: '500.00', out: '0.00', movements: 1 },
    { kind: 'win', in: '25.00', out: '0.00', movements: 1 },
  ];
  return { from: '2025-12-02', to: '2026-01-01', opening: '100.00', closing: '615.00', in: '525.00', out: '10.00', movements: 3, kinds, ...over };
}

/** Cashback of two games that can be collected. */
export function cashback(over: Partial<ResponseOf<'cashback'>> = {}): ResponseOf<'cashback'> {
  return {
    paid: 'manual', ready: '1.50', least: '0.01', claimable: true, earned: '1.5034', carried: '0.0034', mostOfDay: null, overMost: '0.00',
    games: [
      { vassalage: 'NOVA', category: 'RNG', gameCode: 'comet-run', gameName: 'Comet Run', validBet: '150.00', percent: '0.8', earned: '1.20' },
      { vassalage: 'NOVA', category: 'LIVE', gameCode: 'baccarat', gameName: 'Baccarat', validBet: '100.00', percent: '0.3', earned: '0.30' },
    ],
    rates: [{ vassalage: null, category: 'RNG', percent: '0.8' }, { vassalage: null, category: null, percent: '0.3' }],
    claims: [],
    ...over,
  };
}

/** A way to pay in. */
export type DepositMethod = ResponseOf<'depositMethods'>['methods'][number];
/** Money that a member pays in. */
export type Deposit = ResponseOf<'depositOne'>['deposit'];

/** A way to pay in by a wallet's code, without a fee. */
export function depositMethod(over: Partial<DepositMethod> = {}): DepositMethod {
  return {
    code: 'qr',
    kind: 'qr',
    name: 'Wallet by QR code',
    note: 'Scan the code with the app of your wallet.',
    least: '100.00',
    most: '50000.00',
    left: null,
    mostNow: null,
    fee: { ppm: 0, fixed: '0.00', least: '0.00', most: null },
    presets: ['100.00', '500.00', '1000.00', '5000.00'],
    arrivesMinutes: 1,
    ...over,
  };
}

/** A deposit that waits for its payment. */
export function deposit(over: Partial<Deposit> = {}): Deposit {
  return {
    id: '0198f5a2-0000-7000-8000-000000000021',
    reference: 'D7K2QXMRT',
    method: { code: 'qr', kind: 'qr', name: 'Wallet by QR code' },
    currency: 'PHP',
    amount: '500.00',
    fee: '0.00',
    credited: '0.00',
    state: 'created',
    look: null,
    code: null,
    note: null,
    instructions: { pageUrl: 'https://payments.example/pay/1', qr: 'https://payments.example/pay/1', bank: null },
    arrivesMinutes: 1,
    createdAt: at,
    expiresAt: '2036-01-01T09:15:00Z',
    receipts: [],
    steps: [{ state: 'created', at }],
    proofs: [],
    canAddProof: false,
    canCancel: true,
    canSayPaid: true,
    ...over,
  };
}

/** What a member may withdraw, and by which ways. */
export type WithdrawalOptions = ResponseOf<'withdrawalOptions'>;
/** Money that a member is paid. */
export type Withdrawal = ResponseOf<'withdrawalOne'>['withdrawal'];

/** One way to be paid, nothing to play, and nothing in the way. */
export function withdrawalOptions(over: Partial<WithdrawalOptions> = {}): WithdrawalOptions {
  return {
    currency: balance().currency,
    methods: [{ code: 'bank', name: 'Transfer to your account', note: null, kinds: ['bank', 'ewallet'], institutions: null, least: '100.00', most: '50000.00', fee: { ppm: 10_000, fixed: '5.00', least: '0.00', most: null }, arrivesMinutes: 60, usualMinutes: 12 }],
    stops: [],
    dayLeft: '20000.00',
    dayCountLeft: 3,
    documentsAbove: null,
    confirmMinutes: 1_440,
    memberMayCancel: true,
    turnover: { required: '0.00', played: '0.00', left: '0.00', deposits: [] },
    ...over,
  };
}

/** A withdrawal that a person looks at. */
export function withdrawal(over: Partial<Withdrawal> = {}): Withdrawal {
  return {
    id: '0198f5a2-0000-7000-8000-000000000031',
    reference: 'W7K2QXMRT',
    method: { code: 'bank', name: 'Transfer to your account' },
    account: { kind: 'bank', name: 'Bank of the Islands', holder: 'Mira Santos', lastFour: '5678' },
    currency: 'PHP',
    amount: '500.00',
    fee: '10.00',
    arrives: '490.00',
    state: 'review',
    confirmation: null,
    missing: null,
    look: null,
    givenBack: '0.00',
    code: null,
    note: null,
    arrivesMinutes: 60,
    createdAt: at,
    confirmBy: null,
    proofs: [],
    steps: [{ state: 'created', at }, { state: 'review', at }],
    canCancel: true,
    canConfirm: false,
    peers: null,
    ...over,
  };
}
