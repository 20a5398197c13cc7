import type { LiveResult } from '../../../shared/live.ts';

/** The animated picture of a table: cards, wheel or dice. Hidden from screen readers, which get announcements. */
export interface Scene<Result = LiveResult> {
  readonly element: HTMLElement;
  /** Shows a result at a share of its reveal from 0 to 1; called repeatedly during the reveal. */
  show(result: Result, share: number, still: boolean): void;
  /** Clears the table for the next round. */
  clear(): void;
}
