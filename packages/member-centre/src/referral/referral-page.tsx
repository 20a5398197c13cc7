import { useFailure, useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { StatList } from '@livery/ui-kit';
import { SupportLine } from '../support/support-line.tsx';
import { ZoneNote } from '../time/zone-note.tsx';
import { referralApi } from './api.ts';
import { FriendList } from './friend-list.tsx';
import { Invitation } from './invitation.tsx';
import { ReferralLayout, Steps } from './referral-style.ts';
import { PageFailed } from '../support/page-failed.tsx';
import { PageLoading } from '../support/page-loading.tsx';

type Known = ResponseOf<'referral'>;

/** Invites friends: code, link and QR code, what they bring, and how far each has come. */
export function ReferralPage() {
  const t = useText('member');
  const query = referralApi.useReferralQuery();
  const { data, refetch } = query;
  const failure = useFailure(query);
  if (data !== undefined) return <Referral known={data} />;
  if (failure === undefined) return <PageLoading shape="form" />;
  return <PageFailed title={t('referral.failed')} error={failure} onRetry={refetch} />;
}

function Referral({ known: { code, tariff, earned, friends } }: { readonly known: Known }) {
  const t = useText('member');
  const money = useMoneyText();
  return (
    <ReferralLayout>
      <Tariff tariff={tariff} />
      <Invitation code={code} />
      <StatList
        stats={[
          { name: t('referral.friends'), value: friends },
          { name: t('referral.earned'), value: money(earned) },
        ]}
      />
      <FriendList />
      <SupportLine>{t('referral.support')}</SupportLine>
      <ZoneNote />
    </ReferralLayout>
  );
}

/** What has to happen for a reward. */
function Tariff({ tariff }: Pick<Known, 'tariff'>) {
  const t = useText('member');
  const money = useMoneyText();
  if (tariff === null) return <p>{t('referral.plain')}</p>;
  const { reward, deposit, turnover, days } = tariff;
  return (
    <section>
      <h3>{t('referral.reward', { reward: money(reward) })}</h3>
      <Steps>
        <li>{t('referral.step.join')}</li>
        <li>{t('referral.step.deposit', { deposit: money(deposit), count: days })}</li>
        {Number(turnover) === 0 ? null : <li>{t('referral.step.play', { turnover: money(turnover) })}</li>}
        <li>{t('referral.step.get', { reward: money(reward) })}</li>
      </Steps>
    </section>
  );
}
