import { useFailure, useMoneyText, useSiteTime } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { LoadFailed } from '@livery/session';
import { DateTime, EmptyState, iconHistory, LinkButton, SignedMoney, Skeleton } from '@livery/ui-kit';
import { useId } from 'react';
import { EntryList } from '../security/security-style.ts';
import { memberTransferApi } from './api.ts';

/** How many are shown; the account record has all. */
const SHOWN = 10;

/** What was sent to and got from upline and downline last. */
export function TransferList() {
  const t = useText('member');
  const tCommon = useText('common');
  const heading = useId();
  const query = memberTransferApi.useMemberTransfersQuery({ limit: SHOWN });
  const { data, refetch } = query;
  const failure = useFailure(query);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{t('transfer.last')}</h3>
      {data === undefined ? (
        failure === undefined ? (
          <div role="status" aria-label={tCommon('state.loading')}>
            <Skeleton style={{ blockSize: '4rem' }} />
          </div>
        ) : (
          <LoadFailed title={t('transfer.lastFailed')} error={failure} onRetry={refetch} />
        )
      ) : data.records.length === 0 ? (
        <EmptyState glyph={iconHistory} title={t('transfer.none')} compact />
      ) : (
        <>
          <EntryList aria-labelledby={heading}>
            {data.records.map((transfer) => (
              <Entry key={transfer.id} transfer={transfer} />
            ))}
          </EntryList>
          {data.next === null ? null : (
            <div>
              <LinkButton variant="outline" size="sm" href={href('transactionHistory')}>
                {t('transfer.all')}
              </LinkButton>
            </div>
          )}
        </>
      )}
    </section>
  );
}

function Entry({ transfer: { direction, with: other, partner, amount, at } }: { readonly transfer: ResponseOf<'memberTransfers'>['records'][number] }) {
  const t = useText('member');
  const money = useMoneyText();
  const { dateTime } = useSiteTime();
  const names = { out: { upline: t('transfer.outUpline'), downline: t('transfer.outDownline') }, in: { upline: t('transfer.inUpline'), downline: t('transfer.inDownline') } };
  return (
    <li>
      <div>
        <div data-name="">{names[direction][other]}</div>
        <div data-facts="">
          <span>
            {partner.name === null ? null : <bdi>{partner.name}</bdi>} <bdi dir="ltr">{partner.account}</bdi>
          </span>
          <DateTime value={at}>{dateTime(at)}</DateTime>
        </div>
      </div>
      <SignedMoney amount={direction === 'out' ? `-${amount}` : amount} format={money} />
    </li>
  );
}
