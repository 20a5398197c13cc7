import type { FeeRule } from '@livery/contracts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Queries } from '../../../platform/db/index.ts';
import type { MethodText } from '../methods.ts';

/** Kind of a payout account. */
export type PayoutKind = 'bank' | 'ewallet';

/** A way to be paid, as a merchant offers it. Amounts in minor units of its currency. */
export interface PayoutMethod {
  readonly code: string;
  readonly provider: string;
  /** Kinds of payout accounts that it pays to. */
  readonly kinds: readonly PayoutKind[];
  /** Codes of the banks and wallets that it pays to; null: every one. */
  readonly institutions: readonly string[] | null;
  readonly currency: string;
  readonly state: 'open' | 'closed';
  /** Place in the list. */
  readonly position: number;
  readonly least: bigint;
  readonly most: bigint;
  readonly fee: FeeRule;
  /** How long it takes from the approval, as the merchant states it. */
  readonly arrivesMinutes: number;
  readonly rankFrom: number;
  /** By platform code of a language. */
  readonly texts: Readonly<Record<string, MethodText>>;
}

/** The ways to be paid of merchants. */
export interface PayoutMethods {
  /** All of a merchant, in their order. */
  all(tenant: string, query?: Queries): Promise<PayoutMethod[]>;
  find(tenant: string, code: string, query?: Queries): Promise<PayoutMethod | undefined>;
  /** Those that somebody may use now: open at an open provider, in their currency and for their rank. */
  offered(tenant: string, member: { readonly currency: string; readonly rank: number }, query?: Queries): Promise<PayoutMethod[]>;
  /** Adds a method or changes it. */
  set(tenant: string, method: PayoutMethod, query?: Queries): Promise<void>;
  /** Adds one where none of this code is there. */
  add(tenant: string, method: PayoutMethod, query?: Queries): Promise<void>;
}

/** Whether a method pays to an account. */
export const paysTo = ({ kinds, institutions }: Pick<PayoutMethod, 'kinds' | 'institutions'>, account: { readonly kind: PayoutKind; readonly provider: string }): boolean =>
  kinds.includes(account.kind) && (institutions === null || institutions.includes(account.provider));

const texts = z.record(z.string(), z.object({ name: z.string(), note: z.string().optional() }));
const COLUMNS = [
  'code', 'provider', 'kinds', 'institutions', 'currency', 'state', 'position', 'least', 'most', 'fee_ppm', 'fee_fixed', 'fee_least', 'fee_most',
  'arrives_minutes as arrivesMinutes', 'rank_from as rankFrom', 'texts',
] as const;

/** {@link PayoutMethods} in the database. */
export function createPayoutMethods(db: Database): PayoutMethods {
  const select = (tenant: string, query: Queries = db.query) => query.selectFrom('payout_method').select(COLUMNS).where('tenant_id', '=', tenant).orderBy('position').orderBy('code');
  type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];
  const methodOf = ({ fee_ppm: ppm, fee_fixed: fixed, fee_least: least, fee_most: most, texts: written, kinds, ...row }: Row): PayoutMethod => ({
    ...row,
    kinds: kinds as PayoutKind[],
    fee: { ppm: BigInt(ppm), fixed, least, most },
    texts: texts.parse(written),
  });
  const rowOf = (tenant: string, { fee, kinds, institutions, arrivesMinutes, rankFrom, texts: written, ...method }: PayoutMethod) => ({
    tenant_id: tenant,
    ...method,
    kinds: [...kinds],
    institutions: institutions === null ? null : [...institutions],
    fee_ppm: Number(fee.ppm),
    fee_fixed: fee.fixed,
    fee_least: fee.least,
    fee_most: fee.most,
    arrives_minutes: arrivesMinutes,
    rank_from: rankFrom,
    texts: JSON.stringify(written),
  });
  return {
    all: async (tenant, query) => (await select(tenant, query).execute()).map(methodOf),
    async find(tenant, code, query) {
      const row = await select(tenant, query).where('code', '=', code).executeTakeFirst();
      return row && methodOf(row);
    },
    async offered(tenant, { currency, rank }, query) {
      const rows = await select(tenant, query)
        .where('state', '=', 'open')
        .where('currency', '=', currency)
        .where('rank_from', '<=', rank)
        .where(sql<boolean>`exists (select from payment_provider where payment_provider.tenant_id = payout_method.tenant_id and payment_provider.code = payout_method.provider and payment_provider.state = 'open')`)
        .execute();
      return rows.map(methodOf);
    },
    async set(tenant, method, query = db.query) {
      const { tenant_id: _tenant, code: _code, ...changes } = rowOf(tenant, method);
      await query.insertInto('payout_method').values(rowOf(tenant, method)).onConflict((conflict) => conflict.columns(['tenant_id', 'code']).doUpdateSet(changes)).execute();
    },
    async add(tenant, method, query = db.query) {
      await query.insertInto('payout_method').values(rowOf(tenant, method)).onConflict((conflict) => conflict.doNothing()).execute();
    },
  };
}
