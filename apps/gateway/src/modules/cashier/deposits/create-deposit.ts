import { randomInt } from 'node:crypto';
import { depositFee } from '@livery/contracts';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { PaymentMethod } from '../methods.ts';
import { NOT_ARRIVED } from '../peers/types.ts';
import type { DepositStore } from './deposit-store.ts';
import type { Deposit, DepositOrder } from './types.ts';

/** Who asks for a deposit, and for what. */
export interface NewDeposit extends Pick<DepositOrder, 'tenant' | 'memberId' | 'amount' | 'language'> {
  readonly method: PaymentMethod;
  /** Where the provider's page leads back to, for this deposit. */
  readonly returnUrl: (id: string) => string;
}

/** Why a deposit is not begun. */
export type DepositRefusal = 'least' | 'most' | 'day' | 'open' | 'fee' | 'given-up';

/** No vowels and nothing that looks alike: nobody reads a word in it or mistypes it. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXZ';
const REFERENCE_LENGTH = 9;
/** When the job opens it at the provider, where the request that made it did not get to it. */
const OPEN_AFTER_MS = 10_000;
const DAY_MS = 86_400_000;
/** Deposits that a member begins by one method in a day, those that were given up too: each is asked about for days. */
const BEGUN_A_DAY = 100;
/** Deposits to members that a member may leave unpaid in a day: each shows an account, and keeps its owner waiting. */
const UNPAID_A_DAY = 5;

const newReference = (): string => Array.from({ length: REFERENCE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

interface Asked {
  readonly method: string;
  readonly sum: bigint;
  readonly open: number;
  readonly begun: number;
  readonly unpaid: number;
}

/** Reads deposits of a member that were begun since, and those that still wait: nothing that is over, however many there were. */
export const askedSince = (tenant: string, memberId: string, since: Date) => sql<Asked>`
  select method,
         coalesce(sum(amount) filter (where recent and state not in ('expired', 'cancelled', 'refused', 'refunded')), 0)::bigint as sum,
         (count(*) filter (where state in ('created', 'paid')))::int as open,
         (count(*) filter (where recent))::int as begun,
         (count(*) filter (where recent and (state in ('cancelled', 'expired') or code = ${NOT_ARRIVED})))::int as unpaid
    from (
      select method, amount, state, code, true as recent from deposit where tenant_id = ${tenant} and member_id = ${memberId} and created_at > ${since}
      union all
      select method, amount, state, code, false from deposit where tenant_id = ${tenant} and member_id = ${memberId} and state in ('created', 'paid') and created_at <= ${since}
    ) asked
    group by method`;

/** What a member has asked for by a method within 24 hours, whether it arrived or may still. */
export async function askedInADay(db: Database, query: Tx | Database['query'], tenant: string, memberId: string): Promise<ReadonlyMap<string, Omit<Asked, 'method'>>> {
  const { rows } = await askedSince(tenant, memberId, new Date(db.clock.now() - DAY_MS)).execute(query);
  return new Map(rows.map(({ method, ...asked }) => [method, asked]));
}

/** Writes a deposit down in `tx`, or says why not. Nothing is asked of the provider yet. */
export async function createDeposit(tx: Tx, db: Database, store: DepositStore, { tenant, memberId, amount, language, method, returnUrl }: NewDeposit): Promise<Deposit | DepositRefusal> {
  if (amount < method.least) return 'least';
  if (amount > method.most) return 'most';
  if (depositFee(amount, method.fee) >= amount) return 'fee';
  // Deposits of one member are begun one after the other, so that limits hold when two are asked for at once.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`deposit:${tenant}:${memberId}`}, 0))`.execute(tx);
  const { sum = 0n, open = 0, begun = 0, unpaid = 0 } = (await askedInADay(db, tx, tenant, memberId)).get(method.code) ?? {};
  if (open >= method.openMost || begun >= BEGUN_A_DAY) return 'open';
  if (method.kind === 'peer' && unpaid >= UNPAID_A_DAY) return 'given-up';
  if (method.dayMost !== null && sum + amount > method.dayMost) return 'day';
  const id = db.newId();
  const { code, provider, kind, currency, fee, arrivesMinutes, expiresMinutes } = method;
  const expiresAt = new Date(db.clock.now() + expiresMinutes * 60_000);
  const order = { tenant, id, memberId, method: code, provider, kind, currency, amount, fee, reference: newReference(), language, returnUrl: returnUrl(id), arrivesMinutes, expiresAt };
  return store.insert(tx, order, new Date(db.clock.now() + OPEN_AFTER_MS));
}
