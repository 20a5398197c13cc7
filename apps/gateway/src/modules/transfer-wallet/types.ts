import type { SigningKey } from '../seamless-wallet/index.ts';
/** `in`: to the vendor. `out`: home. */
export type Direction = 'in' | 'out';

/** State of a transfer; the last two are final. See `transferState` in the contracts. */
export type TransferState = 'requested' | 'debited' | 'sent' | 'unknown' | 'confirmed' | 'failed';

/** The origin of a transfer. */
export type TransferReason = 'player' | 'launch' | 'leave' | 'home';

/** A movement between a member's wallet and a vendor's. */
export interface Transfer {
  readonly id: string;
  readonly tenant: string;
  readonly memberId: string;
  readonly vendor: string;
  readonly direction: Direction;
  readonly currency: string;
  /** Minor units, above zero. */
  readonly amount: bigint;
  readonly state: TransferState;
  readonly reason: TransferReason;
  /** Its outcome was found by asking the vendor. */
  readonly reconciled: boolean;
  /** The vendor's last answer, or why there was none. */
  readonly code: string | null;
  readonly vendorTx: string | null;
  /** How often the outcome was queried without an answer. */
  readonly attempts: number;
  readonly requestedAt: Date;
  readonly settledAt: Date | null;
}

/** A state change of a transfer. */
export interface TransferStep {
  readonly state: TransferState;
  readonly at: Date;
}

/** A requested transfer. */
export interface TransferOrder {
  readonly tenant: string;
  readonly memberId: string;
  readonly vendor: string;
  readonly direction: Direction;
  readonly currency: string;
  readonly amount: bigint;
  readonly reason: TransferReason;
}

/** A vendor with a transfer wallet. */
export interface TransferVendor {
  readonly code: string;
  readonly displayName: string;
  /** Scheme and host of its transfer calls. */
  readonly origin: string;
  readonly state: 'open' | 'maintenance';
}

/** Other modules, as transfers reach them. */
export interface TransferPorts {
  /** The tenant's transfer vendors, also those under maintenance: money may lie there. */
  vendors(tenant: string): Promise<readonly TransferVendor[]>;
  /** Whether a member may send money to a vendor now. Bringing it home is never refused. */
  mayPlay(tenant: string, memberId: string): Promise<boolean>;
  /** The newest key that calls to this vendor are signed with, and the version; undefined where there is none. */
  signerOf(tenant: string, vendor: string): Promise<{ readonly key: SigningKey; readonly version: 1 | 2 } | undefined>;
}
