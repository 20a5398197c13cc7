import { useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { DateTime, LinkButton, StatusTag } from '@livery/ui-kit';
import { useId } from 'react';
import { withdrawalApi } from '../withdraw/api.ts';
import { useWithdrawalWords } from '../withdraw/withdrawal-words.ts';
import { Lines, Panel } from './wallet-style.ts';

/** As many as a glance takes; the page of withdrawals has all. */
const SHOWN = 3;

/** Withdrawals that have not ended, with the way to them; nothing where there are none. */
export function WithdrawalsUnderWay() {
  const t = useText('member');
  const money = useMoneyText();
  const words = useWithdrawalWords();
  const { dateTime } = useSiteTime();
  const id = useId();
  const { currentData } = withdrawalApi.useWithdrawalsQuery({ which: 'open', limit: SHOWN });
  if (currentData === undefined || currentData.records.length === 0) return null;
  return (
    <Panel aria-labelledby={id}>
      <h3 id={id}>{t('withdraw.wallet.title')}</h3>
      <Lines>
        {currentData.records.map((withdrawal) => {
          const { tag, tone } = words(withdrawal);
          return (
            <li key={withdrawal.id}>
              <div data-part="words">
                <span>{t('withdraw.wallet.line', { amount: money(withdrawal.amount), digits: withdrawal.account.lastFour })}</span>
                <small>
                  <DateTime value={withdrawal.createdAt}>{dateTime(withdrawal.createdAt)}</DateTime>
                </small>
              </div>
              <StatusTag tone={tone}>{tag}</StatusTag>
            </li>
          );
        })}
      </Lines>
      <div>
        <LinkButton variant="ghost" size="sm" href={href('withdraw')}>
          {t('withdraw.wallet.open')}
        </LinkButton>
      </div>
    </Panel>
  );
}
