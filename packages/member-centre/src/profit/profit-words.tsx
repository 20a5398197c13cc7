import { useMoneyText, useSentences } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { token, withSign } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { addDecimals } from '../totals/by-day.ts';

const Words = styled.p`
  margin-block-end: ${token.space[4]};
  font-size: ${token.font.size.lg};
  line-height: ${token.line.height.snug};
`;

export interface ProfitWordsProps {
  readonly sum: ResponseOf<'betTotals'>['sum'];
  /** Cashback that was paid in the period; undefined while that is not known. */
  readonly cashback: string | undefined;
}

/** What a period came to with the cashback that was paid in it, in a sentence; null where none was, or is known. */
function useCashbackWords(): (given: ProfitWordsProps) => string | null {
  const t = useText('member');
  const money = useMoneyText();
  const signed = (amount: string): string => (Number(amount) > 0 ? withSign(money(amount), '+') : amount.startsWith('-') ? withSign(money(amount.slice(1)), '\u2212') : money(amount));
  return ({ sum, cashback }) => (cashback === undefined || Number(cashback) === 0 ? null : t('profit.withCashback', { cashback: money(cashback), amount: signed(addDecimals(sum.net, cashback)) }));
}

/** Of a period without a settled bet: what comes here, and the cashback that was paid in it. */
export function NoBetsWords(given: ProfitWordsProps) {
  const t = useText('member');
  const sentences = useSentences();
  return sentences(useCashbackWords()(given), t('profit.nothingToShow'));
}

/** What a period came to, in a sentence; and what it came to with the cashback that was paid in it. */
export function ProfitWords({ sum, cashback }: ProfitWordsProps) {
  const t = useText('member');
  const money = useMoneyText();
  const sentences = useSentences();
  const withCashback = useCashbackWords();
  const given = { count: sum.bets, turnover: money(sum.turnover), prize: money(sum.prize), amount: money(sum.net.replace('-', '')) };
  const net = Number(sum.net);
  const words = net === 0 ? t('profit.even', given) : net < 0 ? t('profit.lost', given) : t('profit.won', given);
  return (
    <Words>
      {sentences(words, withCashback({ sum, cashback }))}
    </Words>
  );
}
