import { sql, type RawBuilder } from 'kysely';

/** Wins of a bet above the vendor's cap that are not the member's to use; released ones are ordinary. Minor units. */
export interface WinsSetAside {
  /** Waiting for a decision: part of the payout, and held. */
  readonly winsWaiting: bigint;
  /** Given back to the vendor: no longer part of the payout. */
  readonly winsRejected: bigint;
}

/** Columns of {@link WinsSetAside} of the bets that a query reads under the name `bet`. */
export function winsSetAside(bet: 'game_bet' | 'bet'): { readonly [Name in keyof WinsSetAside]: RawBuilder<bigint> } {
  const sum = (decided: RawBuilder<unknown>): RawBuilder<bigint> => sql<bigint>`(
    select coalesce(sum(win.amount), 0)::bigint from held_win win
      where win.tenant_id = ${sql.ref(`${bet}.tenant_id`)} and win.bet = ${sql.ref(`${bet}.id`)} and ${decided})`;
  return { winsWaiting: sum(sql`win.decided_at is null`), winsRejected: sum(sql`win.decision = 'rejected'`) };
}
