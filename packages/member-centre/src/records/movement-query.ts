import type { ResponseOf } from '@livery/contracts';
import type { PlainTextKey } from '@livery/i18n';
import { href } from '@livery/navigation';

/** A movement on the member's account. */
export type WalletRecord = ResponseOf<'walletRecords'>['records'][number];

/** Names in the address of the account record. */
export const movementQuery = { kind: 'kind', movement: 'movement' } as const;

/** What a movement belongs to: what its reference is a number of, and the page that shows it. */
export interface MovementOrigin {
  readonly name: PlainTextKey<'member'>;
  /** Empty where it has none. */
  readonly number: string;
  readonly link?: { readonly href: string; readonly label: PlainTextKey<'member'> };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Pages of movements that show no single one. */
const pagesOf: Readonly<Record<string, NonNullable<MovementOrigin['link']>['label'] | undefined>> = {
  cashback: 'page.manualRebate',
  'member-transfer': 'page.transferUpline',
  referral: 'page.referral',
  'transfer-in': 'page.transferFund',
  'transfer-out': 'page.transferFund',
  'transfer-back': 'page.transferFund',
};
const addressOf = { 'page.manualRebate': 'manualRebate', 'page.transferUpline': 'transferUpline', 'page.referral': 'referral', 'page.transferFund': 'transferFund' } as const;

/** Reads what a movement belongs to from its kind and its reference. */
export function originOf({ kind, reference, betId }: Pick<WalletRecord, 'kind' | 'reference' | 'betId'>): MovementOrigin {
  if (kind === 'deposit') return { name: 'wallet.kind.deposit', number: reference, ...(UUID.test(reference) ? { link: { href: href('depositv2', { query: { deposit: reference } }), label: 'movement.seeDeposit' } } : {}) };
  if (kind.startsWith('withdrawal')) return { name: 'wallet.kind.withdrawal', number: reference, ...(UUID.test(reference) ? { link: { href: href('withdraw', { query: { withdrawal: reference } }), label: 'movement.seeWithdrawal' } } : {}) };
  if (betId != null) return { name: 'receipt.round', number: reference.slice(reference.indexOf(':') + 1), link: { href: href('personalHistoryCopy', { query: { bet: betId } }), label: 'movement.seeBet' } };
  const page = pagesOf[kind];
  return { name: 'movement.belongsTo', number: reference, ...(page === undefined ? {} : { link: { href: href(addressOf[page as keyof typeof addressOf]), label: page } }) };
}
