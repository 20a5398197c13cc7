import type { Pool } from 'pg';

/** What a scenario is about. */
export type MoneyKind = 'deposit' | 'withdrawal';

/** A member who has a part in a payment. */
export interface Party {
  readonly id: string;
  readonly username: string;
  /** Of their newest session. */
  token: string;
  readonly account: string;
}

/** Who has a part in a payment, and whose deposit or withdrawal it is: the member first, then members who pay it. */
export const partiesOf = ({ kind }: { readonly kind: MoneyKind }, { member, payers }: { readonly member: Party; readonly payers: readonly Party[] }): readonly { readonly kind: MoneyKind; readonly party: Party }[] => [
  { kind, party: member },
  ...payers.map((party) => ({ kind: 'deposit', party }) as const),
];

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
           case when proved_at is not null then 'shown' end,
           (select state from peer_payment where peer_payment.tenant_id = deposit.tenant_id and peer_payment.id = deposit.id),
           case when leased_until > $2 then 'leased' end) as label
    from deposit where member_id = $1 order by id desc limit 1`;

const WITHDRAWAL = `
  select id, concat_ws(', ', state, confirmation, 'look ' || look,
           case when taken_by is not null then 'taken' end,
           case when state = 'approved' and next_try_at is null then 'to be sent by hand' end,
           case when state = 'sending' and sent_at is not null then 'order noted' end,
           (select state || ' ' || to_char(unmatched / 100.0, 'FM999990.00') from peer_payout where peer_payout.tenant_id = withdrawal.tenant_id and peer_payout.id = withdrawal.id),
           case when leased_until > $2 then 'leased' end) as label
    from withdrawal where member_id = $1 order by id desc limit 1`;

/** Reads a {@link Standing}; undefined where the member has asked for nothing. */
export async function standingOf(pool: Pool, kind: MoneyKind, memberId: string, now: number): Promise<Standing | undefined> {
  const { rows } = await pool.query<{ id: string; label: string }>(kind === 'deposit' ? DEPOSIT : WITHDRAWAL, [memberId, new Date(now)]);
  return rows[0];
}

/** Where a payment stands for everybody who has a part in it, in words; `nothing` where nobody has asked for anything. */
export async function labelOf(pool: Pool, scene: Parameters<typeof partiesOf>[0], walker: Parameters<typeof partiesOf>[1], now: number): Promise<string> {
  const standings = await Promise.all(partiesOf(scene, walker).map(({ kind, party }) => standingOf(pool, kind, party.id, now)));
  return standings.flatMap((standing) => standing?.label ?? []).join(' | ') || 'nothing';
}
