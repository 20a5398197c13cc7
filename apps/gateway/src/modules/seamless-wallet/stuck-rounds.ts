import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { AccountKind } from '../wallet/index.ts';
import { createDayOf } from '../../platform/calendar/index.ts';
import type { SeamlessWalletDeps } from './deps.ts';
import { createSeamlessStatements, type SeamlessCall } from './calls/seamless-call.ts';

/** A round that its vendor has not ended; amounts in minor units. */
export interface OpenRound {
  readonly vendor: string;
  readonly roundId: string;
  readonly memberId: string;
  readonly game: string;
  readonly currency: string;
  readonly kind: AccountKind;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly openedAt: Date;
}

/** Names a round of a member. */
export interface RoundName {
  readonly tenant: string;
  readonly vendor: string;
  readonly roundId: string;
  readonly memberId: string;
}

/** A round before it was closed, and what closing it gave back. */
export interface ClosedRound {
  readonly round: OpenRound;
  /** Bets that were taken back. */
  readonly voided: number;
  /** Minor units that went back to the member. */
  readonly returned: bigint;
}

/** Why a round was not closed: none of that name, closed before, no session to close it by, played with the vendor's own wallet, or a bet has won. */
export type RoundFault = 'unknown' | 'closed' | 'no-session' | 'transfer-wallet' | 'paid';

/** Rounds that their vendors have left open. */
export interface StuckRounds {
  /** Rounds opened before `before`, oldest first; at most a hundred. */
  openRounds(tenant: string, before: Date, vendor?: string): Promise<OpenRound[]>;
  /**
   * Closes a round as its vendor's own calls would, through the same SQL function: bets that have not won have lost, or with
   * `voidBets` are rolled back first. The vendor's later calls about it are answered as for any closed round.
   */
  closeRound(tx: Tx, name: RoundName, voidBets: boolean): Promise<ClosedRound | RoundFault>;
}

const COLUMNS = ['vendor', 'round_id as roundId', 'member_id as memberId', 'game', 'currency', 'kind', 'stake', 'payout', 'opened_at as openedAt'] as const;

/** {@link StuckRounds} in the database. */
export function createStuckRounds({ db, ports }: SeamlessWalletDeps): StuckRounds {
  const dayOf = createDayOf();
  const statement = createSeamlessStatements(undefined);

  function roundOf(tx: Tx, { tenant, vendor, roundId, memberId }: RoundName) {
    return tx
      .selectFrom('game_round')
      .select(COLUMNS)
      .select(['id', 'closed_at as closedAt', 'wins'])
      .where('tenant_id', '=', tenant)
      .where('vendor', '=', vendor)
      .where('round_id', '=', roundId)
      .where('member_id', '=', memberId)
      .$narrowType<{ kind: AccountKind }>()
      .executeTakeFirst();
  }

  return {
    openRounds: (tenant, before, vendor) =>
      db.query
        .selectFrom('game_round')
        .select(COLUMNS)
        .where('tenant_id', '=', tenant)
        .where('closed_at', 'is', null)
        .where('opened_at', '<=', before)
        .$if(vendor !== undefined, (qb) => qb.where('vendor', '=', vendor ?? ''))
        .$narrowType<{ kind: AccountKind }>()
        .orderBy('opened_at')
        .limit(100)
        .execute(),

    async closeRound(tx, name, voidBets) {
      const { tenant, vendor, roundId, memberId } = name;
      const seen = await roundOf(tx, name);
      if (seen === undefined) return 'unknown';
      const session = await tx
        .selectFrom('game_session')
        .select(['token_hash as tokenHash', 'account'])
        .where('tenant_id', '=', tenant)
        .where('member_id', '=', memberId)
        .where('vendor', '=', vendor)
        .where('game', '=', seen.game)
        .where('currency', '=', seen.currency)
        .orderBy('opened_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (session === undefined) return 'no-session';
      // As seamless_call does before it looks at the round: calls of the vendor wait, and none can be crossed.
      await sql`select ledger_lock(${tenant}, ${session.account})`.execute(tx);
      const round = await roundOf(tx, name);
      if (round === undefined) return 'unknown';
      if (round.closedAt !== null) return 'closed';
      const bets = await tx.selectFrom('game_bet').select(['tx_id as txId', 'stake', 'journal_id as journal', 'state']).where('tenant_id', '=', tenant).where('round', '=', round.id).where('state', '<>', 'voided').orderBy('id').execute();
      if (bets.some(({ journal }) => journal === null)) return 'transfer-wallet';
      if (voidBets && (round.wins > 0 || bets.some(({ state, txId }) => state === 'settled' || txId === null))) return 'paid';

      const call = async (kind: SeamlessCall['call'], refTxId: string | null): Promise<void> => {
        const txId = `operator:${db.newId()}`;
        const { rows } = await tx.executeQuery(
          statement({
            call: kind, tenant, vendor, tokenHash: session.tokenHash, playerId: memberId, gameCode: round.game, currency: round.currency, txId, refTxId, roundId, amount: 0n, roundClosed: kind === 'round-end',
            requestHash: createHash('sha256').update(txId).digest(), refusal: null, now: new Date(db.clock.now()), sessionExpiresAt: new Date(db.clock.now()),
            freshIds: [db.newId(), db.newId(), db.newId(), db.newId()], detail: null, stage: null, day: dayOf(db.clock.now(), ports.timeZone?.(tenant)), category: null,
          }),
        );
        if (rows[0]?.code !== 'OK') throw new Error(`The seamless wallet answered ${rows[0]?.code ?? 'nothing'} to ${kind} of round ${roundId} of ${vendor}.`);
      };
      for (const { txId } of voidBets ? bets : []) await call('rollback', txId);
      await call('round-end', null);
      const voided = voidBets ? bets : [];
      return { round, voided: voided.length, returned: voided.reduce((sum, { stake }) => sum + stake, 0n) };
    },
  };
}
