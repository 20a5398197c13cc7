import { decimalOf, minorOf, type ResponseOf } from '@livery/contracts';
import type { Database, Tx } from '../../../platform/db/index.ts';
import { fieldFault, positiveAmount, Problem, type Handlers, type Replays, type Tenant } from '../../../platform/http/index.ts';
import type { TransactionPasswords } from '../../auth/index.ts';
import type { Site } from '../../settings/index.ts';
import { MOST_ASKED, WalletRefusal } from '../../wallet/index.ts';
import { methodText } from '../methods.ts';
import type { Cashier } from '../cashier.ts';
import type { PayeeWord } from '../peers/peer-payments.ts';
import type { MemberWord } from './confirmation.ts';
import type { Asker, WithdrawalRefusal } from './order.ts';
import type { PayoutMethod } from './payout-methods.ts';
import type { Withdrawal } from './types.ts';
import { turnoverView, withdrawalView } from './withdrawal-view.ts';
import type { Withdrawals } from './withdrawals.ts';

/** What handlers of withdrawals work with. */
export interface WithdrawalHandlersDeps {
  readonly db: Database;
  readonly withdrawals: Withdrawals;
  readonly site: Pick<Site, 'setting'>;
  readonly transactionPasswords: Pick<TransactionPasswords, 'verifyTransactionPassword'>;
  /** Takes a member's word about one payment of another member. */
  readonly peers: Pick<Cashier['peers'], 'confirm' | 'prove'>;
  /** Who asks from an address, by a browser where that matters, with their rank. */
  readonly askerOf: (tenant: string, memberId: string, ip: string, userAgent?: string) => Promise<Asker & { readonly rank: number }>;
}

type Names = 'withdrawalOptions' | 'withdrawalCreate' | 'withdrawals' | 'withdrawalOne' | 'withdrawalCancel' | 'withdrawalConfirm';
type Stop = ResponseOf<'withdrawalOptions'>['stops'][number];

const DAY_MS = 86_400_000;

/** How each refusal is answered: a fault of the field that it is about, and a code. */
const REFUSED: Readonly<Record<WithdrawalRefusal, readonly [code: 'VALIDATION_FAILED' | 'LIMIT_EXCEEDED' | 'FORBIDDEN', field: string]>> = {
  least: ['VALIDATION_FAILED', 'amount'],
  most: ['VALIDATION_FAILED', 'amount'],
  fee: ['VALIDATION_FAILED', 'amount'],
  account: ['VALIDATION_FAILED', 'account'],
  day: ['LIMIT_EXCEEDED', 'amount'],
  count: ['LIMIT_EXCEEDED', 'count'],
  open: ['LIMIT_EXCEEDED', 'open'],
  turnover: ['LIMIT_EXCEEDED', 'turnover'],
  contact: ['FORBIDDEN', 'contact'],
  documents: ['FORBIDDEN', 'documents'],
};

const refused = (why: WithdrawalRefusal): Problem => new Problem(REFUSED[why][0], { fields: [{ field: REFUSED[why][1], rule: 'invalid' }] });

function methodView(method: PayoutMethod, usual: number | undefined, { currency: { exponent }, defaultLanguage }: Tenant, language: string): ResponseOf<'withdrawalOptions'>['methods'][number] {
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  const { name, note = null } = methodText(method, language, defaultLanguage);
  const { ppm, fixed, least, most } = method.fee;
  return {
    code: method.code,
    name,
    note,
    kinds: [...method.kinds],
    institutions: method.institutions === null ? null : [...method.institutions],
    least: decimal(method.least),
    most: decimal(method.most),
    fee: { ppm: Number(ppm), fixed: decimal(fixed), least: decimal(least), most: most === null ? null : decimal(most) },
    arrivesMinutes: method.arrivesMinutes,
    usualMinutes: usual ?? null,
  };
}

/** Handlers of the calls about withdrawals. */
export function withdrawalHandlers({ db, withdrawals, peers, site, transactionPasswords, askerOf }: WithdrawalHandlersDeps): Handlers<Names> {
  const view = async (tenant: Tenant, withdrawal: Withdrawal, language: string): Promise<ResponseOf<'withdrawalOne'>> => {
    const [shown] = await withdrawals.views(tenant, [withdrawal], language);
    if (shown === undefined) throw new Problem('NOT_FOUND');
    return { withdrawal: shown };
  };
  async function own(tenant: Tenant, memberId: string, id: string): Promise<Withdrawal> {
    const withdrawal = await withdrawals.own(tenant.id, memberId, id);
    if (withdrawal === undefined) throw new Problem('NOT_FOUND');
    return withdrawal;
  }
  /** What is missing, in minor units. */
  function missing(text: string | undefined, { currency: { exponent } }: Tenant): bigint {
    try {
      return minorOf(text ?? '', exponent);
    } catch {
      throw fieldFault('missing');
    }
  }

  return {
    async withdrawalOptions({ tenant, member, language, ip }) {
      const currency = tenant.currency.code;
      const asker = await askerOf(tenant.id, member.id, ip);
      const [rules, offered, usual, day, progress] = await Promise.all([
        withdrawals.rulesOf(tenant.id),
        withdrawals.methods.offered(tenant.id, { currency, rank: asker.rank }),
        withdrawals.usualMinutes(tenant.id),
        withdrawals.askedSince(tenant.id, member.id, new Date(db.clock.now() - DAY_MS)),
        withdrawals.turnover.open(tenant.id, member.id, currency),
      ]);
      const left = rules.dayMost === null ? null : rules.dayMost > day.sum ? rules.dayMost - day.sum : 0n;
      const stops: readonly (readonly [Stop, boolean])[] = [
        ['contact', rules.provedContact && !asker.provedContact],
        ['turnover', progress.length > 0],
        ['open', day.open >= rules.openMost],
        ['count', rules.dayCount !== null && day.count >= rules.dayCount],
        ['day', left === 0n],
        ['methods', offered.length === 0],
      ];
      const decimal = (amount: bigint): string => decimalOf(amount, tenant.currency.exponent);
      return {
        currency: tenant.currency,
        methods: offered.map((method) => methodView(method, usual.get(method.code), tenant, language)),
        stops: stops.flatMap(([stop, holds]) => (holds ? [stop] : [])),
        dayLeft: left === null ? null : decimal(left),
        dayCountLeft: rules.dayCount === null ? null : Math.max(0, rules.dayCount - day.count),
        documentsAbove: rules.documentsRequiredAbove === null ? null : decimal(rules.documentsRequiredAbove),
        confirmMinutes: rules.confirmMinutes,
        memberMayCancel: rules.memberMayCancel,
        turnover: turnoverView(progress, tenant.currency.exponent),
      };
    },
    async withdrawalCreate({ request, tenant, member, language, ip, browser, once }) {
      const amount = positiveAmount(request.amount, tenant.currency.exponent, MOST_ASKED);
      const asker = await askerOf(tenant.id, member.id, ip, browser.userAgent);
      const offered = await withdrawals.methods.offered(tenant.id, { currency: tenant.currency.code, rank: asker.rank });
      const method = offered.find(({ code }) => code === request.method);
      if (method === undefined) throw new Problem('FUNCTION_DISABLED');
      const { providers } = await site.setting(tenant, 'payoutAccounts');
      const institutionName = (code: string): string => providers.find((provider) => provider.code === code)?.name ?? code;
      const proved = await transactionPasswords.verifyTransactionPassword(tenant, { memberId: member.id, ip }, request.paymentPassword);
      const rules = await withdrawals.rulesOf(tenant.id);
      const made = await once(async (tx) => {
        await proved.holds(tx);
        try {
          const withdrawal = await withdrawals.begin(tx, { tenant: tenant.id, memberId: member.id, amount, language, method, accountId: request.account, asker, institutionName });
          if (typeof withdrawal === 'string') throw refused(withdrawal);
          return { withdrawal: withdrawalView(withdrawal, { method, steps: [], proofs: [], rules, now: db.clock.now() }, tenant, language) };
        } catch (error) {
          if (error instanceof WalletRefusal && error.code === 'INSUFFICIENT_FUNDS') throw new Problem('INSUFFICIENT_FUNDS', { fields: [{ field: 'amount', rule: 'invalid' }] }, { cause: error });
          throw error;
        }
      });
      const begun = await own(tenant, member.id, made.withdrawal.id);
      withdrawals.decided(begun);
      // One that waits for a person stays where it is.
      if (begun.nextTryAt !== null) await withdrawals.advance(tenant.id, begun.id);
      return view(tenant, await own(tenant, member.id, begun.id), language);
    },
    async withdrawals({ request: { which, limit, before }, tenant, member, language }) {
      const page = await withdrawals.page(tenant.id, member.id, which, limit + 1, before);
      const shown = page.slice(0, limit);
      return { records: await withdrawals.views(tenant, shown, language), next: page.length > limit ? (shown.at(-1)?.id ?? null) : null };
    },
    withdrawalOne: async ({ request: { id }, tenant, member, language }) => view(tenant, await own(tenant, member.id, id), language),
    async withdrawalCancel({ request: { id }, tenant, member, language, once }) {
      const [withdrawal, rules] = [await own(tenant, member.id, id), await withdrawals.rulesOf(tenant.id)];
      let changed = false;
      await once(async (tx) => {
        const done = await withdrawals.cancel(tx, withdrawal);
        ({ changed } = done);
        return { withdrawal: withdrawalView(done.present, { method: undefined, steps: [], proofs: [], rules, now: db.clock.now() }, tenant, language) };
      }, () => !changed);
      if (changed) withdrawals.decided(withdrawal);
      return view(tenant, await own(tenant, member.id, id), language);
    },
    async withdrawalConfirm({ request, tenant, member, language, once }) {
      const [withdrawal, rules] = [await own(tenant, member.id, request.id), await withdrawals.rulesOf(tenant.id)];
      const { said, note, images, payment } = request;
      const short = said === 'partly' ? missing(request.missing, tenant) : 0n;
      let tell: (() => void) | undefined;

      /** The payee's word about one payment of another member. */
      async function aboutPayment(tx: Tx, id: string): Promise<Withdrawal> {
        const prove = (): Promise<void> => peers.prove(tx, { tenant: tenant.id, id, payee: member.id }, images);
        const word: PayeeWord = said === 'received' ? { said } : said === 'missing' ? { said, note, prove } : { said, note, prove, missing: short };
        const taken = await peers.confirm(tx, tenant.id, withdrawal.id, id, word);
        if (taken === 'unknown') throw new Problem('NOT_FOUND');
        if (taken === 'amount') throw fieldFault('missing');
        if (typeof taken === 'string') throw new Problem('FUNCTION_DISABLED');
        ({ tell } = taken);
        return withdrawal;
      }
      async function aboutPayout(tx: Tx): Promise<Withdrawal> {
        const word: MemberWord = said === 'received' ? { said } : said === 'missing' ? { said, note, images } : { said, note, images, missing: short };
        const confirmed = await withdrawals.confirm(tx, withdrawal, word);
        if (confirmed === 'amount') throw fieldFault('missing');
        if (confirmed === 'over') throw new Problem('FUNCTION_DISABLED');
        tell = confirmed.changed ? () => withdrawals.decided(withdrawal) : undefined;
        return confirmed.present;
      }

      await once(async (tx) => {
        const present = payment === undefined ? await aboutPayout(tx) : await aboutPayment(tx, payment);
        return { withdrawal: withdrawalView(present, { method: undefined, steps: [], proofs: [], rules, now: db.clock.now() }, tenant, language) };
      }, () => tell === undefined);
      tell?.();
      return view(tenant, await own(tenant, member.id, request.id), language);
    },
  };
}

/** Answers to a repetition of what changes a withdrawal: the stored one is as it was when it was written, before anything was asked of the provider. */
export function withdrawalReplays(withdrawals: Pick<Withdrawals, 'find' | 'views'>): Replays {
  async function present(tenant: Tenant, stored: ResponseOf<'withdrawalOne'>): Promise<ResponseOf<'withdrawalOne'>> {
    const found = await withdrawals.find(tenant.id, stored.withdrawal.id);
    const [withdrawal = stored.withdrawal] = found === undefined ? [] : await withdrawals.views(tenant, [found], found.language);
    return { withdrawal };
  }
  return { withdrawalCreate: present, withdrawalCancel: present, withdrawalConfirm: present };
}
