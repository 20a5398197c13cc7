import type { WalletClient } from './wallet-client.ts';

/** One named check of the wallet. */
export interface WalletCheck {
  readonly name: string;
  /** The rule it holds, in one sentence. */
  readonly rule: string;
  /** Throws what is wrong. */
  run(bench: WalletClient): Promise<void>;
}
