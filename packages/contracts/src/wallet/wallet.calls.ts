import type { CallSpec } from '../call.ts';
import { balanceCalls } from './balance.calls.ts';
import { depositCalls } from './deposit.calls.ts';
import { withdrawalCalls } from './withdrawal.calls.ts';

/** Calls about the member's money. */
export const walletCalls = {
  ...balanceCalls,
  ...depositCalls,
  ...withdrawalCalls,
  walletRecords: { method: 'GET', path: '/wps/v2/wallets/records', moduleId: 'WPS', token: true, guard: 'seeRecords' },
  walletTotals: { method: 'GET', path: '/wps/v2/wallets/totals', moduleId: 'WPS', token: true, guard: 'seeRecords' },
  walletTransfer: { method: 'POST', path: '/wps/relay/GCS_walletTransfer', moduleId: 'GCS', token: true, guard: 'transferFunds', relay: true, idempotent: true },
  merchantWallet: { method: 'GET', path: '/wps/relay/GCS_merchantWallet', moduleId: 'GCS', token: true, guard: 'transferFunds', relay: true },
  sumBalance: { method: 'GET', path: '/wps/v2/wallets/sumBalance', moduleId: 'WPS', token: true, guard: 'seeBalance' },
  consolidatedSettings: { method: 'GET', path: '/wps/member/info/funds/consolidated', moduleId: 'WPS', token: true, guard: 'openMemberCentre' },
  sweepHome: { method: 'POST', path: '/wps/v2/wallets/sweepHome', moduleId: 'WPS', token: true, guard: 'transferFunds', idempotent: true },
  walletTransfers: { method: 'GET', path: '/wps/v2/wallets/transfers', moduleId: 'WPS', token: true, guard: 'transferFunds' },
  transferChoice: { method: 'PUT', path: '/wps/v2/wallets/transferChoice', moduleId: 'WPS', token: true, guard: 'transferFunds' },
} as const satisfies Record<string, CallSpec>;
