import type { ResponseOf } from '@livery/contracts';

/** Somebody that money goes to, as a member may see it. */
export type Partner = ResponseOf<'downlineMember'>;

/** A transfer before it is sent. */
export interface Order {
  readonly to: 'upline' | 'downline';
  /** As typed, of a member of the downline. */
  readonly account: string;
  readonly partner: Partner;
  /** Decimal. */
  readonly amount: string;
}
