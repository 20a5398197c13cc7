import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { useMoneyText } from '../records/use-money-text.ts';

const Words = styled.p`
  margin-block-end: ${token.space[4]};
  font-size: ${token.font.size.lg};
  line-height: ${token.line.height.snug};
`;

/** What a period came to, in a sentence. */
export function ProfitWords({ sum }: { readonly sum: ResponseOf<'betTotals'>['sum'] }) {
  const t = useText('member');
  const money = useMoneyText();
  if (sum.bets === 0) return <Words>{t('profit.none')}</Words>;
  const given = { count: sum.bets, turnover: money(sum.turnover), prize: money(sum.prize), amount: money(sum.net.replace('-', '')) };
  const net = Number(sum.net);
  if (net === 0) return <Words>{t('profit.even', given)}</Words>;
  return <Words>{net < 0 ? t('profit.lost', given) : t('profit.won', given)}</Words>;
}
