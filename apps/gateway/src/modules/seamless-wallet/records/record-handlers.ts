import { decimalOf, type ResponseOf } from '@livery/contracts';
import { fieldFault, Problem, type Handlers, type Tenant } from '../../../platform/http/index.ts';
import { createDayOf, momentsOf, recordDays, type DaySpan } from '../../../platform/calendar/index.ts';
import type { Clock } from '../../../platform/db/index.ts';
import { pageCountOf } from '../../wallet/index.ts';
import type { BetReceipt } from './bet-receipts.ts';
import type { BetRecord } from './bet-records.ts';
import type { DayTotal } from './bet-totals.ts';
import type { SeamlessWallet } from '../seamless-wallet.ts';

export interface RecordHandlersDeps {
  readonly vendor: Pick<SeamlessWallet, 'recordsPage' | 'receiptOf' | 'totalsOf'>;
  readonly clock: Clock;
  /** Display name of a game in a language, by its platform code. */
  readonly gameName: (code: string, language: string) => string;
}

type RecordView = ResponseOf<'betRecords'>['records'][number];

/** A voided bet has no stake and no prize. */
function recordView({ id, round, vendor, game, stake, payout, currency, state, placedAt, settledAt, winsWaiting, winsRejected }: BetRecord, exponent: number, gameName: string): RecordView {
  return {
    id,
    roundId: round,
    vassalage: vendor,
    gameCode: game,
    gameName,
    stake: decimalOf(stake, exponent),
    prize: decimalOf(payout, exponent),
    net: decimalOf(state === 'settled' ? payout - stake : 0n, exponent),
    currency,
    state,
    placedAt: placedAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    ...(winsWaiting === 0n && winsRejected === 0n ? {} : { review: { waiting: decimalOf(winsWaiting, exponent), rejected: decimalOf(winsRejected, exponent) } }),
  };
}

/** The stages a bet went through; skipped ones are left out. */
function stagesOf({ state, placedAt, acceptedAt, runningAt, settledAt }: BetReceipt): ResponseOf<'betRecord'>['stages'] {
  const over = state === 'voided' ? ('voided' as const) : ('settled' as const);
  const stages = [['placed', placedAt], ['accepted', acceptedAt], ['running', runningAt], [over, settledAt]] as const;
  return stages.flatMap(([stage, at]) => (at === null ? [] : [{ stage, at: at.toISOString() }]));
}

function sumsOf(totals: readonly DayTotal[], exponent: number): ResponseOf<'betTotals'>['sum'] {
  const sum = (of: (total: DayTotal) => bigint): string => decimalOf(totals.reduce((all, total) => all + of(total), 0n), exponent);
  return {
    turnover: sum(({ turnover }) => turnover),
    validBet: sum(({ validBet }) => validBet),
    prize: sum(({ payout }) => payout),
    net: sum(({ net }) => net),
    bets: totals.reduce((all, { bets }) => all + bets, 0),
  };
}

/** The requested days. @throws Problem VALIDATION_FAILED for days that are out of order or more than twelve months */
function spanOf(request: Parameters<typeof recordDays>[0], today: string): DaySpan {
  const days = recordDays(request, today);
  if (days === undefined) throw fieldFault('from');
  return days;
}

/** Handlers of bet records and their totals. */
export function recordHandlers({ vendor, clock, gameName }: RecordHandlersDeps): Handlers<'betRecords' | 'betRecord' | 'betTotals'> {
  const dayOf = createDayOf();
  const exponentOf = ({ currency }: Tenant): number => currency.exponent;
  return {
    async betRecords({ request: { pageNo, pageSize, before, vassalage, category, state, from, to, fromDay, toDay }, tenant, member, language }) {
      const at = (moment: string | undefined): Date | undefined => (moment === undefined ? undefined : new Date(moment));
      const days = fromDay === undefined && toDay === undefined ? undefined : momentsOf(spanOf({ from: fromDay, to: toDay }, dayOf(clock.now(), tenant.timeZone)), tenant.timeZone);
      const filter = { vendor: vassalage, category, state, from: days?.from ?? at(from), to: days?.to ?? at(to) };
      const asked = { pageNo, pageSize, before };
      const page = await vendor.recordsPage(tenant.id, member.id, { ...asked, ...filter });
      const records = page.lines.map((line) => recordView(line, exponentOf(tenant), gameName(line.game, language)));
      return { records, ...pageCountOf(page, asked) };
    },
    async betRecord({ request, tenant, member, language }) {
      const bet = await vendor.receiptOf(tenant.id, member.id, request.id);
      if (bet === undefined) throw new Problem('NOT_FOUND');
      const exponent = exponentOf(tenant);
      return {
        ...recordView(bet, exponent, gameName(bet.game, language)),
        category: bet.category,
        validBet: decimalOf(bet.validBet, exponent),
        stages: stagesOf(bet),
        receipt: { platformTxId: bet.id, vendorTxId: bet.vendorTxId, roundId: bet.round },
        roundClosedAt: bet.roundClosedAt?.toISOString() ?? null,
        transactions: bet.transactions.map(({ amount, at, ...transaction }) => ({
          ...transaction,
          amount: amount === null ? null : decimalOf(amount, exponent),
          at: at.toISOString(),
        })),
        detail: bet.detail as ResponseOf<'betRecord'>['detail'],
      };
    },
    async betTotals({ request, tenant, member }) {
      const span = spanOf(request, dayOf(clock.now(), tenant.timeZone));
      const totals = await vendor.totalsOf(tenant.id, { ...span, memberId: member.id });
      const exponent = exponentOf(tenant);
      return {
        ...span,
        totals: totals.map((total) => ({
          day: total.day, vassalage: total.vendor, category: total.category, currency: total.currency, ...sumsOf([total], exponent),
        })),
        sum: sumsOf(totals, exponent),
      };
    },
  };
}
