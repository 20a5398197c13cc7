import { decimalOf, percentOfRate, type Figures, type ResponseOf, type Settled } from '@livery/contracts';
import { rowView } from '../../agent-contracts/index.ts';
import { maskAccount } from '../../member/index.ts';
import type { CorrectedDay } from '../settlements.ts';
import type { SettledBet, SettledMember } from './settlement-detail.ts';
import type { Settlement } from '../types.ts';

type View = ResponseOf<'agentSettlement'>['settlement'];
type Explanation = ResponseOf<'agentSettlement'>['explanation'];

/** Decimals of a millionth of a minor unit. */
const MICROS = 6;

/** A settlement as one of its sides sees it. */
export function settlementView({ id, kind, from, to, uplineAccount, agentAccount, agentId, gross, net, paid, state, held, result }: Settlement, viewerId: string, exponent: number): View {
  const isRecipient = agentId === viewerId;
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  return {
    id, kind, from, to, state,
    side: isRecipient ? 'received' : 'paid',
    partner: isRecipient ? maskAccount(uplineAccount) : agentAccount,
    percent: percentOfRate(result.rate),
    gross: decimal(gross),
    net: decimal(net),
    paid: decimal(paid),
    rest: decimal(gross - paid),
    held,
  };
}

function figuresView({ activeMembers, ...amounts }: Figures, exponent: number): Explanation['figures'] {
  const decimal = (name: keyof typeof amounts): string => decimalOf(amounts[name], exponent);
  return {
    activeMembers, turnover: decimal('turnover'), validBet: decimal('validBet'), prizes: decimal('prizes'), memberRebate: decimal('memberRebate'),
    agentRebate: decimal('agentRebate'), activity: decimal('activity'), feeSubsidy: decimal('feeSubsidy'),
  };
}

/** The arithmetic of a result without words, in major units. */
function formulaOf({ base, period, carriedIn, total, rate, exactMicros, gross, deductions, net }: Settled, exponent: number): string {
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  const percent = percentOfRate(rate);
  const sum = carriedIn === 0n ? [] : [`${decimal(period)} + ${decimal(carriedIn)} = ${decimal(total)}`];
  const share =
    base === 'bets' ? [`sum over bets and levels(round(bet * (rate - rate below) / 100)), rate ${percent} = ${decimal(period)}`, ...sum]
    : gross === 0n ? [...sum, decimal(gross)]
    : [...sum, `${decimal(base === 'loss' ? -total : total)} * ${percent} / 100 = ${decimalOf(exactMicros, exponent + MICROS)}`, `round = ${decimal(gross)}`];
  return [...share, ...(deductions.length === 0 ? [] : [`${[gross, ...deductions.map((deduction) => deduction.gross)].map(decimal).join(' - ')} = ${decimal(net)}`])].join('; ');
}

/** A row of a settlement, as both sides see it. */
export function memberView({ turnover, validBet, payout, memberRebate, activity, ...row }: SettledMember, exponent: number): ResponseOf<'agentSettlementBets'>['row'] {
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  return { ...row, turnover: decimal(turnover), validBet: decimal(validBet), prizes: decimal(payout), memberRebate: decimal(memberRebate), activity: decimal(activity) };
}

/** A bet of such a row. */
export function betView({ id, game, at, type, turnover, validBet, payout, share }: SettledBet, exponent: number): ResponseOf<'agentSettlementBets'>['bets'][number] {
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  return { id, game, type, at: at.toISOString(), turnover: decimal(turnover), validBet: decimal(validBet), prizes: decimal(payout), share: share === null ? null : decimal(share) };
}

/** Everything that a settlement follows from. `accounts`: of the downlines that are deducted. */
export function explanationView({ result }: Settlement, corrected: readonly CorrectedDay[], accounts: ReadonlyMap<string, string>, exponent: number): Explanation {
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  const { base, tierBase, figures, corrections, period, carriedIn, total, carriedOut, nothing, choice, rate, exactMicros, gross, deductions, net, former = false } = result;
  return {
    base, tierBase, nothing, former,
    figures: figuresView(figures, exponent),
    corrections: figuresView(corrections, exponent),
    corrected: corrected.map(({ account, period: of, turnover, validBet, payout, memberRebate, activity }) => ({
      account, period: of, turnover: decimal(turnover), validBet: decimal(validBet), prizes: decimal(payout), memberRebate: decimal(memberRebate), activity: decimal(activity),
    })),
    period: decimal(period),
    carriedIn: decimal(carriedIn),
    total: decimal(total),
    carriedOut: decimal(carriedOut),
    chosen: choice.chosen === null ? null : { index: choice.chosen.index, row: rowView(choice.chosen.row, exponent) },
    next:
      choice.next === null
        ? null
        : {
            index: choice.next.index,
            row: rowView(choice.next.row, exponent),
            missing: choice.next.missing.map(({ condition, needed, reached, short }) => {
              const shown = (amount: bigint): string => decimalOf(amount, condition === 'activeMembers' ? 0 : exponent);
              return { condition, needed: shown(needed), reached: shown(reached), short: shown(short) };
            }),
          },
    percent: percentOfRate(rate),
    exact: decimalOf(exactMicros, exponent + MICROS),
    gross: decimal(gross),
    deductions: deductions.map(({ agentId, gross: paid }) => ({ account: accounts.get(agentId) ?? '', gross: decimal(paid) })),
    net: decimal(net),
    formula: formulaOf(result, exponent),
  };
}
