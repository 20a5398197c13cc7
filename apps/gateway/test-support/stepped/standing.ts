import type { Pool } from 'pg';

/** What a scenario is about. */
export type MoneyKind = 'deposit' | 'withdrawal';

/** Where the newest deposit or withdrawal of a member stands, as the database has it. */
export interface Standing {
  readonly id: string;
  /** In words that tell each stored step from the one before, such as `created, open, leased`. */
  readonly label: string;
}

const DEPOSIT = `
  select id, concat_ws(', ', state, 'look ' || look,
           case when instructions is not null and state in ('created', 'paid') then 'open' end,
           (select 'money ' || string_agg(outcome || case when outcome = 'refunding' and refund_sent_at is not null then ' sent' else '' end, ' + ' order by outcome)
              from deposit_receipt where deposit_receipt.tenant_id = deposit.tenant_id and deposit_receipt.deposit_id = deposit.id),
           case when leased_until > $2 then 'leased' end) as label
    from deposit where member_id = $1 order by id desc limit 1`;

const WITHDRAWAL = `
  select id, concat_ws(', ', state, confirmation, 'look ' || look,
           case when taken_by is not null then 'taken' end,
           case when state = 'approved' and next_try_at is null then 'to be sent by hand' end,
           case when state = 'sending' and sent_at is not null then 'order noted' end,
           case when leased_until > $2 then 'leased' end) as label
    from withdrawal where member_id = $1 order by id desc limit 1`;

/** Reads a {@link Standing}; undefined where the member has asked for nothing. */
export async function standingOf(pool: Pool, kind: MoneyKind, memberId: string, now: number): Promise<Standing | undefined> {
  const { rows } = await pool.query<{ id: string; label: string }>(kind === 'deposit' ? DEPOSIT : WITHDRAWAL, [memberId, new Date(now)]);
  return rows[0];
}
