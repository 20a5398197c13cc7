/** `in`: to the vendor. `out`: home. */
export type Direction = 'in' | 'out';

/** Where a transfer stands; the last two are final. See `transferState` in the contracts. */
export type TransferState = 'requested' | 'debited' | 'sent' | 'unknown' | 'confirmed' | 'failed';

/** Who asked for a transfer. */
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
  /** Its outcome was found out by asking the vendor. */
  readonly reconciled: boolean;
  /** The vendor's last word, or why there was none. */
  readonly code: string | null;
  readonly vendorTx: string | null;
  /** How often its outcome was asked for in vain. */
  readonly attempts: number;
  readonly requestedAt: Date;
  readonly settledAt: Date | null;
}

/** What a transfer went through. */
export interface TransferStep {
  readonly state: TransferState;
  readonly at: Date;
}

/** What is wanted of a transfer. */
export interface TransferOrder {
  readonly tenant: string;
  readonly memberId: string;
  readonly vendor: string;
  readonly direction: Direction;
  readonly currency: string;
  readonly amount: bigint;
  readonly reason: TransferReason;
}

/** A vendor with a wallet of its own. */
export interface TransferVendor {
  readonly code: string;
  readonly displayName: string;
  /** Scheme and host its transfer calls are on. */
  readonly origin: string;
  readonly state: 'open' | 'maintenance';
}

/** What the module asks of others. */
export interface TransferPorts {
  /** The tenant's transfer vendors, also those under maintenance: money may lie there. */
  vendors(tenant: string): Promise<readonly TransferVendor[]>;
  /** Whether a member may take money to a vendor now. Bringing it home is never refused. */
  mayPlay(tenant: string, memberId: string): Promise<boolean>;
  /** The secrets that calls on this vendor are signed with, newest first. */
  secretsOf(tenant: string, vendor: string): Promise<readonly string[]>;
}
