import { decimalOf, type ResponseOf } from '@livery/contracts';
import type { Bets } from './betting.ts';
import { INCOME_KINDS, type IncomeLine } from './income.ts';
import type { ProfitFigures } from './profit.ts';

/** Bets as calls show them. @param exponent decimals of the currency */
export function betsView({ bets, turnover, validBet, prizes }: Bets, exponent: number): ResponseOf<'agentBetting'>['totals'] {
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  return { bets, turnover: decimal(turnover), validBet: decimal(validBet), prizes: decimal(prizes), profit: decimal(prizes - turnover) };
}

/** What members won and lost, as calls show it. */
export function profitView({ rebates, activity, fees, ...bets }: ProfitFigures, exponent: number): ResponseOf<'agentProfit'>['totals'] {
  const decimal = (amount: bigint): string => decimalOf(amount, exponent);
  return { ...betsView(bets, exponent), rebates: decimal(rebates), activity: decimal(activity), fees: decimal(fees), profit: decimal(bets.prizes + rebates + activity - bets.turnover) };
}

/** What contracts moved, as calls show it. */
export function incomeView(lines: readonly IncomeLine[], exponent: number): ResponseOf<'agentIncome'>['totals'] {
  const sum = (of: (kind: IncomeLine['kind']) => boolean): bigint => lines.reduce((all, { kind, amount }) => all + (of(kind) ? amount : 0n), 0n);
  const [received, paid] = [sum((kind) => kind !== 'paid'), sum((kind) => kind === 'paid')];
  const kinds = Object.fromEntries(INCOME_KINDS.map((one) => [one, decimalOf(sum((kind) => kind === one), exponent)])) as Record<(typeof INCOME_KINDS)[number], string>;
  return { ...kinds, received: decimalOf(received, exponent), paid: decimalOf(paid, exponent), kept: decimalOf(received - paid, exponent) };
}

/** All of them together. */
export const sumOf = (parts: readonly Bets[]): Bets =>
  parts.reduce<Bets>((all, part) => ({ bets: all.bets + part.bets, turnover: all.turnover + part.turnover, validBet: all.validBet + part.validBet, prizes: all.prizes + part.prizes }), { bets: 0, turnover: 0n, validBet: 0n, prizes: 0n });
