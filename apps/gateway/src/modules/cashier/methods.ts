import type { DepositKind, FeeRule } from '@livery/contracts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Queries } from '../../platform/db/index.ts';

/** A way to pay in, as a merchant offers it. Amounts in minor units of its currency. */
export interface PaymentMethod {
  readonly code: string;
  readonly provider: string;
  readonly kind: DepositKind;
  readonly currency: string;
  readonly state: 'open' | 'closed';
  /** Place in the list. */
  readonly position: number;
  readonly least: bigint;
  readonly most: bigint;
  /** Most of a member within 24 hours; null: not limited. */
  readonly dayMost: bigint | null;
  /** Deposits of a member that may wait for a payment at once. */
  readonly openMost: number;
  readonly fee: FeeRule;
  readonly presets: readonly bigint[];
  readonly arrivesMinutes: number;
  readonly expiresMinutes: number;
  /** ISO 3166 codes; null: everywhere. */
  readonly countries: readonly string[] | null;
  readonly barredCountries: readonly string[];
  readonly rankFrom: number;
  /** By platform code of a language. */
  readonly texts: Readonly<Record<string, MethodText>>;
}

/** How a method is called. */
export interface MethodText {
  readonly name: string;
  readonly note?: string | undefined;
}

/** Who asks for methods. */
export interface MethodVisitor {
  readonly currency: string;
  /** ISO 3166 code of the visitor's country; null where it is not known. */
  readonly country: string | null;
  readonly rank: number;
}

/** The methods of merchants. */
export interface PaymentMethods {
  /** All of a merchant, in their order. */
  all(tenant: string, query?: Queries): Promise<PaymentMethod[]>;
  find(tenant: string, code: string, query?: Queries): Promise<PaymentMethod | undefined>;
  /** Those that somebody may use now: open at an open provider, in their currency, for their country and rank. */
  offered(tenant: string, visitor: MethodVisitor, query?: Queries): Promise<PaymentMethod[]>;
  /** Adds a method or changes it. */
  set(tenant: string, method: PaymentMethod, query?: Queries): Promise<void>;
  /** Adds one where none of this code is there. */
  add(tenant: string, method: PaymentMethod, query?: Queries): Promise<void>;
}

const texts = z.record(z.string(), z.object({ name: z.string(), note: z.string().optional() }));
const COLUMNS = [
  'code', 'provider', 'kind', 'currency', 'state', 'position', 'least', 'most', 'day_most as dayMost', 'open_most as openMost', 'fee_ppm', 'fee_fixed', 'fee_least', 'fee_most', 'presets',
  'arrives_minutes as arrivesMinutes', 'expires_minutes as expiresMinutes', 'countries', 'barred_countries as barredCountries', 'rank_from as rankFrom', 'texts',
] as const;

/** The text of a method in a language, else in the merchant's, else in any. */
export function methodText({ code, texts: all }: Pick<PaymentMethod, 'code' | 'texts'>, ...languages: readonly string[]): MethodText {
  for (const language of languages) {
    const text = all[language];
    if (text !== undefined) return text;
  }
  return Object.values(all)[0] ?? { name: code };
}

/** {@link PaymentMethods} in the database. */
export function createPaymentMethods(db: Database): PaymentMethods {
  const select = (tenant: string, query: Queries = db.query) => query.selectFrom('payment_method').select(COLUMNS).where('tenant_id', '=', tenant).orderBy('position').orderBy('code');
  type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];
  const methodOf = ({ fee_ppm: ppm, fee_fixed: fixed, fee_least: least, fee_most: most, texts: written, ...row }: Row): PaymentMethod => ({
    ...row,
    fee: { ppm: BigInt(ppm), fixed, least, most },
    texts: texts.parse(written),
  });
  const rowOf = (tenant: string, { fee, presets, countries, barredCountries, ...method }: PaymentMethod) => ({
    tenant_id: tenant,
    code: method.code,
    provider: method.provider,
    kind: method.kind,
    currency: method.currency,
    state: method.state,
    position: method.position,
    least: method.least,
    most: method.most,
    day_most: method.dayMost,
    open_most: method.openMost,
    fee_ppm: Number(fee.ppm),
    fee_fixed: fee.fixed,
    fee_least: fee.least,
    fee_most: fee.most,
    presets: [...presets],
    arrives_minutes: method.arrivesMinutes,
    expires_minutes: method.expiresMinutes,
    countries: countries === null ? null : [...countries],
    barred_countries: [...barredCountries],
    rank_from: method.rankFrom,
    texts: JSON.stringify(method.texts),
  });
  return {
    all: async (tenant, query) => (await select(tenant, query).execute()).map(methodOf),
    async find(tenant, code, query) {
      const row = await select(tenant, query).where('code', '=', code).executeTakeFirst();
      return row && methodOf(row);
    },
    async offered(tenant, { currency, country, rank }, query) {
      const rows = await select(tenant, query)
        .where('state', '=', 'open')
        .where('currency', '=', currency)
        .where('rank_from', '<=', rank)
        .where((eb) => eb.or([eb('countries', 'is', null), sql<boolean>`${country} = any(countries)`]))
        .where((eb) => eb.not(sql<boolean>`coalesce(${country} = any(barred_countries), false)`))
        .where(sql<boolean>`exists (select from payment_provider where payment_provider.tenant_id = payment_method.tenant_id and payment_provider.code = payment_method.provider and payment_provider.state = 'open')`)
        .execute();
      return rows.map(methodOf);
    },
    async set(tenant, method, query = db.query) {
      const { tenant_id: _tenant, code: _code, ...changes } = rowOf(tenant, method);
      await query.insertInto('payment_method').values(rowOf(tenant, method)).onConflict((conflict) => conflict.columns(['tenant_id', 'code']).doUpdateSet(changes)).execute();
    },
    async add(tenant, method, query = db.query) {
      await query.insertInto('payment_method').values(rowOf(tenant, method)).onConflict((conflict) => conflict.doNothing()).execute();
    },
  };
}
