import { useBrand } from '@livery/brand-kit/react';
import { useMoneyText } from '@livery/centre-kit';
import { useFormat, useText } from '@livery/i18n';
import { Sentences } from '../contracts/contract-style.ts';
import { useTerms } from '../contracts/use-terms.ts';
import { baseOf, besidePrizes, hasAmount, sameNumber, signedText, size, sumOf } from './arithmetic.ts';
import type { Explained } from './types.ts';

/** How a figure came about, from what was played to what is kept, each step a sentence. */
export function useExplainWords({ settlement: { side, partner }, explanation }: Explained): readonly string[] {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  const { currency } = useBrand();
  const { conditionsOf } = useTerms();
  const { base, former = false, figures, corrections, period, carriedIn, total, carriedOut, nothing, chosen, next, percent, exact, gross, deductions, net } = explanation;
  const loss = base === 'loss';
  const byBet = base === 'bets';
  const corrected = baseOf(base, corrections, currency.exponent);
  const won = !total.startsWith('-');
  const signed = (amount: string): string => signedText(amount, money);
  const missing = (next?.missing ?? []).map(({ condition, short }) => {
    switch (condition) {
      case 'activeMembers':
        return t('explain.short.activeMembers', { count: Number(short), members: format.number(short) });
      case 'validBet':
        return t('explain.short.validBet', { amount: money(short) });
      case 'loss':
        return t('explain.short.loss', { amount: money(short) });
      case 'betAmount':
        return t('explain.short.betAmount', { amount: money(short) });
    }
  });
  const words: string[] = [];
  const turnover = money(figures.turnover);
  const rest = besidePrizes(figures, currency.exponent);
  const idle = figures.activeMembers === 0 && ![figures.turnover, figures.prizes, rest].some(hasAmount);
  // Without play and without changes there is nothing to say of what players won or lost.
  const empty = idle && !hasAmount(period);
  if (former) words.push(t('explain.words.former'));
  else if (idle) words.push(t('explain.words.idle'));
  else if (loss) {
    const params = { turnover, prizes: money(figures.prizes), rest: money(rest) };
    words.push([figures.agentRebate, figures.feeSubsidy].some(hasAmount) ? t('explain.words.figuresMore', params) : t('explain.words.figures', params));
  } else words.push(t('explain.words.stakes', { turnover }));
  if (hasAmount(corrected)) words.push(loss ? t('explain.words.correctedLoss', { amount: signed(corrected) }) : t('explain.words.correctedStakes', { amount: signed(corrected) }));
  if (loss && !empty) words.push(!hasAmount(period) ? t('explain.words.even') : period.startsWith('-') ? t('explain.words.lost', { amount: money(size(period)) }) : t('explain.words.won', { amount: money(period) }));
  if (byBet && !empty) words.push(t('explain.words.eachBet', { percent: format.number(percent), amount: signed(period) }));
  if (hasAmount(carriedIn)) {
    const carried = money(size(carriedIn));
    if (byBet) words.push(t('explain.words.carriedShares', { carried, amount: signed(total) }));
    else if (!loss) words.push(t('explain.words.carriedStakes', { carried, amount: signed(total) }));
    else words.push(won ? t('explain.words.carriedStillWon', { carried, amount: money(total) }) : t('explain.words.carriedLoss', { carried, amount: money(size(total)) }));
  }
  if (nothing === 'playersWon') words.push(hasAmount(total) ? t('explain.words.playersWon', { amount: money(carriedOut) }) : t('explain.words.noLoss'));
  else if (nothing === 'noTurnover') words.push(t('explain.words.noTurnover'));
  else if (nothing === 'noRow') words.push(t('explain.words.noRow'));
  else if (chosen !== null && !byBet) {
    const conditions = conditionsOf(chosen.row);
    const row = { number: chosen.index + 1, percent: format.number(chosen.row.percent) };
    words.push(former ? t('explain.words.formerRow', row) : conditions.length === 0 ? t('explain.words.rowFree', row) : t('explain.words.row', { ...row, conditions: format.list(conditions) }));
  }
  if (next !== null && missing.length > 0) words.push(t('explain.words.next', { number: next.index + 1, percent: format.number(next.row.percent), missing: format.list(missing) }));
  if (nothing === null && !byBet) {
    const share = { percent: format.number(percent), amount: money(size(total)), gross: money(gross) };
    words.push(sameNumber(exact, gross) ? t('explain.words.share', share) : t('explain.words.rounded', { ...share, exact: format.number(exact) }));
  }
  if (deductions.length > 0) {
    const owed = net.startsWith('-');
    const params = { count: deductions.length, sum: money(sumOf(deductions.map((deduction) => deduction.gross), currency.exponent)), net: money(size(net)), partner };
    if (side === 'received') words.push(owed ? t('explain.words.deductedBelow', params) : t('explain.words.deducted', params));
    else words.push(owed ? t('explain.words.partnerDeductedBelow', params) : t('explain.words.partnerDeducted', params));
  }
  return words;
}

/** {@link useExplainWords} as a list. */
export function ExplainWords({ explained }: { readonly explained: Explained }) {
  const words = useExplainWords(explained);
  return (
    <Sentences data-numbered="">
      {words.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </Sentences>
  );
}
