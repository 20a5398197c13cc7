import type { Wallet } from '../wallet/index.ts';
import type { TransferPorts, TransferVendor } from './types.ts';
import type { VendorClient } from './vendor-client.ts';

/** A member's balance at one vendor. */
export interface VendorBalance {
  readonly vendor: TransferVendor;
  /** Minor units; undefined where the vendor did not answer. Fractions of a minor unit stay at the vendor. */
  readonly balance: bigint | undefined;
  readonly state: 'ready' | 'maintenance' | 'unreachable';
}

/** Reads a member's balances at vendors. */
export interface VendorBalances {
  /** At all of the tenant's transfer vendors, or those named; all are called concurrently. */
  of(tenant: string, memberId: string, currency: string, vendors?: readonly string[]): Promise<VendorBalance[]>;
}

export function createVendorBalances(ports: Pick<TransferPorts, 'vendors'>, client: VendorClient, wallet: Pick<Wallet, 'currency'>): VendorBalances {
  async function readBalance(vendor: TransferVendor, tenant: string, playerId: string, currency: string): Promise<VendorBalance> {
    const reply = await client.call({ tenant, vendor: vendor.code }, 'balance', { playerId, currency });
    if (reply.kind === 'refused' && reply.code === 'PLAYER_NOT_FOUND') return { vendor, balance: 0n, state: vendor.state === 'open' ? 'ready' : 'maintenance' };
    if (reply.kind === 'refused' && reply.code === 'MAINTENANCE') return { vendor, balance: undefined, state: 'maintenance' };
    if (reply.kind !== 'ok' || reply.answer.currency !== currency) return { vendor, balance: undefined, state: 'unreachable' };
    const exponent = (await wallet.currency(tenant, currency))?.exponent ?? 0;
    const { balance, scale } = reply.answer;
    const minor = scale > exponent ? BigInt(balance) / 10n ** BigInt(scale - exponent) : BigInt(balance) * 10n ** BigInt(exponent - scale);
    return { vendor, balance: minor, state: vendor.state === 'open' ? 'ready' : 'maintenance' };
  }
  return {
    async of(tenant, memberId, currency, only) {
      const vendors = (await ports.vendors(tenant)).filter(({ code }) => only === undefined || only.includes(code));
      return Promise.all(vendors.map((vendor) => readBalance(vendor, tenant, memberId, currency)));
    },
  };
}
