import { decimalOf, percentOfRate, type Figures, type ResponseOf } from '@livery/contracts';
import { rowView } from '../agent-contracts/index.ts';
import { maskAccount } from '../member-transfers/index.ts';
import type { CorrectedDay } from './settlements.ts';
import type { Settlement } from './types.ts';

type View = ResponseOf<'agentSettlement'>['settlement'];
type Explanation = ResponseOf<'agentSettlement'>['explanation'];

/** Decimals of a millionth of a minor unit. */
const MICROS = 6;

/** A settlement as one of its sides sees it. */
export function settlementView({ id, kind, from, to, uplineAccount, agentAccount, agentId, gross, net, paid, state, result }: Settlement, viewerId: string, exponent: number): View {
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
    held: false,
  };
}

function figuresView({ activeMembers, ...amounts }: Figures, exponent: number): Explanation['figures'] {
  const decimal = (name: keyof typeof amounts): string => decimalOf(amounts[name], exponent);
  return {
    activeMembers, turnover: decimal('turnover'), validBet: decimal('validBet'), prizes: decimal('prizes'), memberRebate: decimal('memberRebate'),
    agentRebate: decimal('agentRebate'), activity: decimal('activity'), feeSubsidy: decimal('feeSubsidy'),
  };
}

/** Everything that a settlement follows from. `accounts`: of the downlines that are deducted. */
export function explanationView({ result }: Settlement, corrected: readonly CorrectedDay[], accounts: ReadonlyMap<string, string>, exponent: number): Explanation {
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  const { base, tierBase, figures, corrections, period, carriedIn, total, carriedOut, nothing, choice, rate, exactMicros, gross, deductions, net } = result;
  return {
    base, tierBase, nothing,
    figures: figuresView(figures, exponent),
    corrections: figuresView(corrections, exponent),
    corrected: corrected.map(({ account, period: of, turnover, validBet, payout }) => ({ account, period: of, turnover: decimal(turnover), validBet: decimal(validBet), prizes: decimal(payout) })),
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
    formula: '',
  };
}
