import type { LiveResult } from '../../../shared/live.ts';

/** What happens on the table, as a picture: cards, wheel or dice. Hidden from screen readers, which are told in words. */
export interface Scene<Result = LiveResult> {
  readonly element: HTMLElement;
  /** Shows a result so far into its reveal, 0 to 1; from 1 on it lies open. Called again and again as time goes by. */
  show(result: Result, share: number, still: boolean): void;
  /** Clears the table for the next round. */
  clear(): void;
}
