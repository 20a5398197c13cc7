import { decimalOf, type ResponseOf } from '@livery/contracts';
import { fieldFault, positiveAmount, Problem, type Handlers, type Replays, type Tenant } from '../../platform/http/index.ts';
import { MOST_ASKED } from '../wallet/index.ts';
import type { Cashier } from './cashier.ts';
import { depositView } from './deposits/deposit-view.ts';
import type { Deposit } from './deposits/types.ts';
import { methodText, type PaymentMethod } from './methods.ts';

/** What handlers of deposits work with. */
export interface DepositHandlersDeps {
  readonly cashier: Cashier;
  /** A member's rank. */
  readonly rankOf: (tenant: string, memberId: string) => Promise<number>;
}

type Names = 'depositMethods' | 'depositCreate' | 'deposits' | 'depositOne' | 'depositPaid' | 'depositCancel' | 'depositProof';
type MethodView = ResponseOf<'depositMethods'>['methods'][number];

/** What members who withdraw wait for. Amounts in minor units. */
type Waiting = Awaited<ReturnType<Cashier['peers']['offered']>>;

const MOST_PRESETS = 8;
/** Amounts that are read of those that members wait for. */
const MOST_WAITING = 50;

function methodView(method: PaymentMethod, asked: bigint, waiting: Waiting | undefined, { currency: { exponent }, defaultLanguage }: Tenant, language: string): MethodView {
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  const { name, note = null } = methodText(method, language, defaultLanguage);
  const { ppm, fixed, least, most } = method.fee;
  // Least first. What is less than a deposit may be cannot be paid by one.
  const fitting = waiting?.amounts.filter((amount) => amount >= method.least && amount <= method.most);
  const left = method.dayMost === null ? null : method.dayMost > asked ? method.dayMost - asked : 0n;
  return {
    code: method.code,
    kind: method.kind,
    name,
    note,
    least: decimal(method.least),
    most: decimal(method.most),
    left: left === null ? null : decimal(left),
    mostNow: waiting === undefined ? null : decimal(waiting.most < method.least ? 0n : waiting.most > method.most ? method.most : waiting.most),
    fee: { ppm: Number(ppm), fixed: decimal(fixed), least: decimal(least), most: most === null ? null : decimal(most) },
    presets: (fitting?.slice(0, MOST_PRESETS) ?? method.presets).map(decimal),
    arrivesMinutes: method.arrivesMinutes,
  };
}

/** Handlers of the calls about deposits. */
export function depositHandlers({ cashier, rankOf }: DepositHandlersDeps): Handlers<Names> {
  const view = async (tenant: Tenant, deposit: Deposit, language: string): Promise<ResponseOf<'depositOne'>> => {
    const [shown] = await cashier.views(tenant, [deposit], language);
    if (shown === undefined) throw new Problem('NOT_FOUND');
    return { deposit: shown };
  };
  async function own(tenant: Tenant, memberId: string, id: string): Promise<Deposit> {
    const deposit = await cashier.own(tenant.id, memberId, id);
    if (deposit === undefined) throw new Problem('NOT_FOUND');
    return deposit;
  }
  async function offeredTo(tenant: Tenant, memberId: string, country: string | null): Promise<PaymentMethod[]> {
    return cashier.methods.offered(tenant.id, { currency: tenant.currency.code, country, rank: await rankOf(tenant.id, memberId) });
  }

  return {
    async depositMethods({ tenant, member, language, country }) {
      const [offered, asked] = await Promise.all([offeredTo(tenant, member.id, country), cashier.askedInADay(tenant.id, member.id)]);
      const waiting = ({ kind, provider, currency }: PaymentMethod) => (kind === 'peer' ? cashier.peers.offered(tenant.id, provider, currency, member.id, MOST_WAITING) : undefined);
      const methods = await Promise.all(offered.map(async (method) => methodView(method, asked.get(method.code)?.sum ?? 0n, await waiting(method), tenant, language)));
      return { currency: tenant.currency, methods, open: [...asked.values()].reduce((sum, { open }) => sum + open, 0) };
    },
    async depositCreate({ request, tenant, member, language, country, origin, once }) {
      const amount = positiveAmount(request.amount, tenant.currency.exponent, MOST_ASKED);
      const method = (await offeredTo(tenant, member.id, country)).find(({ code }) => code === request.method);
      if (method === undefined) throw new Problem('FUNCTION_DISABLED');
      const returnUrl = (id: string): string => `${new URL(request.returnPath, origin).href}?deposit=${id}`;
      const made = await once(async (tx) => {
        const deposit = await cashier.begin(tx, { tenant: tenant.id, memberId: member.id, amount, language, method, returnUrl });
        if (deposit === 'least' || deposit === 'most' || deposit === 'fee') throw fieldFault('amount');
        if (typeof deposit === 'string') throw new Problem('LIMIT_EXCEEDED', { fields: [{ field: deposit === 'open' ? 'method' : deposit === 'given-up' ? 'unpaid' : 'amount', rule: 'invalid' }] });
        return { deposit: depositView(deposit, { method, receipts: [], steps: [], proofs: [] }, tenant, language) };
      });
      await cashier.advance(tenant.id, made.deposit.id);
      return view(tenant, await own(tenant, member.id, made.deposit.id), language);
    },
    async deposits({ request: { which, limit, before }, tenant, member, language }) {
      const page = await cashier.page(tenant.id, member.id, which, limit + 1, before);
      const shown = page.slice(0, limit);
      return { records: await cashier.views(tenant, shown, language), next: page.length > limit ? (shown.at(-1)?.id ?? null) : null };
    },
    depositOne: async ({ request: { id }, tenant, member, language }) => view(tenant, await own(tenant, member.id, id), language),
    async depositPaid({ request: { id, note }, tenant, member, language }) {
      return view(tenant, await cashier.say(await own(tenant, member.id, id), 'paid', note), language);
    },
    depositProof: async ({ request: { id, images }, tenant, member, language }) => view(tenant, await cashier.prove(await own(tenant, member.id, id), images), language),
    depositCancel: async ({ request: { id }, tenant, member, language }) => view(tenant, await cashier.say(await own(tenant, member.id, id), 'cancelled'), language),
  };
}

/** Answers to a repeated deposit: the stored one was written before anything was asked of the provider. */
export function depositReplays(cashier: Pick<Cashier, 'find' | 'views'>): Replays {
  return {
    async depositCreate(tenant, stored) {
      const found = await cashier.find(tenant.id, stored.deposit.id);
      const [deposit = stored.deposit] = found === undefined ? [] : await cashier.views(tenant, [found], found.language);
      return { deposit };
    },
  };
}
