import type { ResponseOf } from '@livery/contracts';
import { funds, vendorWallet } from '@livery/testing';
import type { VendorWallet } from '@livery/testing';

/** Vendors' wallets for stories and tests: one with money, one without, one under maintenance. */
export const vendorsOf = (): VendorWallet[] => [
  vendorWallet(),
  vendorWallet({ vassalage: 'ORB', displayName: 'Orbit Games', balance: '0.00' }),
  vendorWallet({ vassalage: 'TIDE', displayName: 'Tidewater Live', balance: '7.25', state: 'maintenance' }),
];

/** The answer of `merchantWallet` with these wallets. */
export const heldAt = (wallets: VendorWallet[], choice = { autoIn: true, autoHome: false }): ResponseOf<'merchantWallet'> => ({ currency: funds().currency, wallets, choice, at: funds().at });
