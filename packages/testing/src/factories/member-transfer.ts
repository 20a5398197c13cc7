import type { ResponseOf } from '@livery/contracts';

/** Money that a member gave to its upline. */
export function memberTransfer(over: Partial<ResponseOf<'transferToUpline'>['transfer']> = {}): ResponseOf<'transferToUpline'>['transfer'] {
  return {
    id: '0198f5a2-0000-7000-8000-000000000041',
    direction: 'out',
    with: 'upline',
    partner: { account: 'le•••an', name: 'L••• S•••' },
    amount: '250.00',
    currency: 'PHP',
    at: '2026-01-01T08:00:00Z',
    ...over,
  };
}

/** What a player with an upline may transfer. */
export function memberTransferOptions(over: Partial<ResponseOf<'memberTransferOptions'>> = {}): ResponseOf<'memberTransferOptions'> {
  return {
    currency: { code: 'PHP', symbol: '₱', exponent: 2 },
    available: '1250.00',
    least: '1.00',
    most: '50000.00',
    left: null,
    timesLeft: 20,
    upline: memberTransfer().partner,
    downline: false,
    transactionPassword: true,
    toPlay: '0.00',
    ...over,
  };
}
