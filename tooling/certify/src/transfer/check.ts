import type { TransferClient } from './transfer-client.ts';

/** One named check of a vendor that keeps its players' money. */
export interface TransferCheck {
  readonly name: string;
  /** The rule it holds, in one sentence. */
  readonly rule: string;
  /** What the vendor must be able to let be done; checks that need more are left out. */
  readonly needs?: 'kill' | 'play';
  /** Throws what is wrong. */
  run(bench: TransferClient): Promise<void>;
}
