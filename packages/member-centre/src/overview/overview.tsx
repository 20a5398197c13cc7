import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { iconDeposit, iconWallet, iconWithdraw, LinkButton } from '@livery/ui-kit';
import { SupportLine } from '../support/support-line.tsx';
import { WalletTotals } from '../wallet/wallet-totals.tsx';
import { NeedsYou } from './needs-you.tsx';
import { Glance, Halves, Ways } from './overview-style.ts';
import { MoneyUnderWay } from './money-under-way.tsx';
import { useMoneyAtAGlance } from './use-money-at-a-glance.ts';

/** The centre at a glance: all money, what is under way, and what waits for the member. */
export function Overview() {
  const t = useText('member');
  const { totals, ...under } = useMoneyAtAGlance();
  return (
    <Glance>
      <WalletTotals totals={totals.data} failed={totals.error !== undefined} refreshing={totals.isFetching} onRefresh={totals.refetch} />
      <Ways>
        <LinkButton href={href('depositv2')} iconStart={iconDeposit}>
          {t('page.depositv2')}
        </LinkButton>
        <LinkButton href={href('withdraw')} variant="outline" iconStart={iconWithdraw}>
          {t('page.withdraw')}
        </LinkButton>
        <LinkButton href={href('transferFund')} variant="outline" iconStart={iconWallet}>
          {t('page.transferFund')}
        </LinkButton>
      </Ways>
      <Halves>
        <MoneyUnderWay {...under} />
        <NeedsYou />
      </Halves>
      <SupportLine>{t('account.support')}</SupportLine>
    </Glance>
  );
}
