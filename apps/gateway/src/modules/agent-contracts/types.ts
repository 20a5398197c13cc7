import type { ContractKind, ContractState, LadderRow } from '@livery/contracts';
import type { Tx } from '../../platform/db/index.ts';

/** A version of a contract. */
export interface ContractVersion {
  readonly version: number;
  readonly state: ContractState;
  readonly rows: readonly LadderRow[];
  /** The highest rate of the rows, millionths. */
  readonly topRate: number;
  readonly offeredAt: Date;
  readonly expiresAt: Date;
  readonly answeredAt: Date | null;
  /** The first period in effect, and the first one that is not any more. */
  readonly from: string | null;
  readonly until: string | null;
  readonly endedBy: 'upline' | 'downline' | 'above' | 'move' | 'most' | null;
}

/** A contract with those of its versions that say how it stands: the newest one, the one that is offered and the one in effect. */
export interface AgentContract {
  readonly id: string;
  readonly kind: ContractKind;
  /** Rises with every change. */
  readonly revision: number;
  /** Who pays. */
  readonly uplineId: string;
  /** Who is paid. */
  readonly downlineId: string;
  readonly uplineAccount: string;
  readonly downlineAccount: string;
  /** Newest first; never without one. */
  readonly versions: readonly ContractVersion[];
}

/** A contract that ends because of what happens above it. */
export interface AffectedContract {
  readonly id: string;
  readonly revision: number;
  readonly uplineId: string;
  readonly downlineId: string;
  readonly upline: string;
  readonly downline: string;
  /** Its highest rate, and the most that its upline will have to give; millionths. */
  readonly topRate: number;
  readonly most: number;
}

/** What holds for contracts of a kind at a merchant; see the setting `agentContracts`. */
export interface ContractTerms {
  readonly kind: ContractKind;
  /** Highest rate that an agent without an upline may offer, millionths. */
  readonly most: number;
  readonly offerMs: number;
  /** The first period that a change can have an effect on: the one after the present. Asked for once the contracts are held: whoever waited for them may have waited beyond the end of a period. */
  readonly nextPeriod: (tx: Tx) => Promise<string>;
}

/** What an agent asks for. */
export type ContractAction =
  | { readonly action: 'offer'; readonly downlineId: string; readonly revision: number; readonly rows: readonly LadderRow[]; readonly confirm?: string | undefined }
  | { readonly action: 'accept' | 'terminate'; readonly contractId: string; readonly revision: number; readonly confirm?: string | undefined }
  | { readonly action: 'reject' | 'withdraw'; readonly contractId: string; readonly revision: number };

/** What came of it. */
export interface ContractOutcome {
  /** `confirm`: nothing yet, see `affected`. `changed`: nothing, since it is not as the caller saw it. */
  readonly outcome: 'done' | 'confirm' | 'changed';
  readonly contract: AgentContract | undefined;
  readonly affected: readonly AffectedContract[];
  /** What says that exactly this was seen; for `confirm`. */
  readonly confirm: string | undefined;
}
