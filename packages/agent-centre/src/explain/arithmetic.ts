import { decimalOf, minorOf, playerProfit } from '@livery/contracts';
import { withSign } from '@livery/ui-kit';
import type { Explanation } from './types.ts';

type Figures = Explanation['figures'];

/** Whether an amount is not zero. */
export const hasAmount = (amount: string): boolean => !/^-?[0.]*$/.test(amount);

/** An amount without its sign. */
export const size = (amount: string): string => amount.replace(/^-/, '');

/** An amount in words with its sign. @param money formats one without */
export const signedText = (amount: string, money: (amount: string) => string): string => withSign(money(size(amount)), amount.startsWith('-') ? '−' : '+');

/** Whether two decimals are the same number: `175` and `175.00`. */
export function sameNumber(one: string, other: string): boolean {
  const plain = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
  return plain(one) === plain(other);
}

/** The sum of amounts. @param exponent decimal places of the currency */
export const sumOf = (amounts: readonly string[], exponent: number): string => decimalOf(amounts.reduce((sum, amount) => sum + minorOf(amount, exponent), 0n), exponent);

/** What figures add to the base that a rate is taken of: players' profit, or stakes. */
export function baseOf(base: Explanation['base'], figures: Figures, exponent: number): string {
  if (base !== 'loss') return figures.turnover;
  const minor = (amount: string): bigint => minorOf(amount, exponent);
  const { turnover, validBet, prizes, memberRebate, agentRebate, activity, feeSubsidy, activeMembers } = figures;
  return decimalOf(
    playerProfit({ turnover: minor(turnover), validBet: minor(validBet), prizes: minor(prizes), memberRebate: minor(memberRebate), agentRebate: minor(agentRebate), activity: minor(activity), feeSubsidy: minor(feeSubsidy), activeMembers }),
    exponent,
  );
}

/** What players got beside prizes. */
export const besidePrizes = ({ memberRebate, agentRebate, activity, feeSubsidy }: Figures, exponent: number): string => sumOf([memberRebate, agentRebate, activity, feeSubsidy], exponent);
