import type { Database } from '@livery/gateway';
import { sql } from 'kysely';
import { MERCHANT } from './fill.ts';

/** A generated member. */
export interface Player {
  readonly id: string;
  readonly bets: number;
}

const MOST = 100;
const OTHERS = 1000;

/** The hundred members who play most, and of all others some, evenly from those who play much to those who hardly do. */
export async function playersOf(db: Database): Promise<{ readonly most: readonly Player[]; readonly others: readonly Player[] }> {
  const { rows } = await sql<Player>`
    with player as (select member_id as id, count(*)::int as bets, row_number() over (order by count(*) desc, member_id)::int as place from game_bet where tenant_id = ${MERCHANT} group by member_id),
         known as (select max(place) as number from player)
    select id, bets from player, known where place <= ${MOST} or place % greatest(1, number / ${OTHERS}) = 0 order by place`.execute(db.query);
  return { most: rows.slice(0, MOST), others: rows.slice(MOST) };
}
