import { sql } from 'kysely';
import { idAt, type Database } from '../../platform/db/index.ts';
import { BATCH, deleteExpired, expiryOf, inBatches } from '../../platform/retention/index.ts';

/** True of a game session without an open bet: the prize of one needs the session, however late it comes. */
const hasNoOpenBet = sql<boolean>`not exists (
  select from game_bet bet
    where bet.tenant_id = game_session.tenant_id and bet.member_id = game_session.member_id and bet.vendor = game_session.vendor
      and bet.id >= ${idAt(sql`opened_at - interval '1 minute'`)} and bet.id < ${idAt(sql`ends_at + interval '1 minute'`)}
      and bet.state in ('placed', 'accepted', 'running'))`;

/** The sweepers of launches, game sessions, refused calls and trial accounts, by table. */
export function createForgetGames(db: Database) {
  async function forget(name: 'seamless_tx_forget' | 'trial_forget', before: Date): Promise<number> {
    const { rows } = await sql<{ n: number }>`select ${sql.raw(name)}(${before}, ${BATCH}) as n`.execute(db.query);
    return rows[0]?.n ?? 0;
  }
  return {
    game_launch: () => deleteExpired(db, 'game_launch'),
    game_session: () => deleteExpired(db, 'game_session', hasNoOpenBet),
    seamless_tx: () => inBatches(() => forget('seamless_tx_forget', expiryOf(db, 'seamless_tx'))),
    member: () => inBatches(() => forget('trial_forget', expiryOf(db, 'member'))),
  };
}
