import { useFailure, useFocusOnReturn, useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { href, useCentreQuery } from '@livery/navigation';
import { EmptyState, iconTransfer, LinkButton, Notice } from '@livery/ui-kit';
import { useState } from 'react';
import { PART } from '../security/part-query.ts';
import { SupportLine } from '../support/support-line.tsx';
import { ZoneNote } from '../time/zone-note.tsx';
import { isAboveZero } from '../wallet/fund-amounts.ts';
import { memberTransferApi } from './api.ts';
import { ConfirmTransfer } from './confirm-transfer.tsx';
import type { Order } from './order.ts';
import { TransferForm } from './transfer-form.tsx';
import { TransferList } from './transfer-list.tsx';
import { TransferLayout } from './transfer-style.ts';
import { PageFailed } from '../support/page-failed.tsx';
import { PageLoading } from '../support/page-loading.tsx';

type Options = ResponseOf<'memberTransferOptions'>;

/** Name in the address of whose account money is for. */
const ACCOUNT = 'account';

/** Money to the upline or, for agents, to the downline: what to send, a look at it before it goes, and what was sent and got. */
export function TransferPage() {
  const t = useText('member');
  const query = memberTransferApi.useMemberTransferOptionsQuery();
  const { data, refetch } = query;
  const failure = useFailure(query);
  if (data !== undefined) return <Transfers options={data} />;
  if (failure === undefined) return <PageLoading shape="form" />;
  return <PageFailed title={t('transfer.failed')} error={failure} onRetry={refetch} />;
}

function Transfers({ options }: { readonly options: Options }) {
  const t = useText('member');
  const [order, setOrder] = useState<Order>();
  // The agent centre leads here for one of the downline.
  const account = useCentreQuery().query.get(ACCOUNT);
  const [draft, setDraft] = useState<Partial<Order>>(account === null || !options.downline ? {} : { to: 'downline', account });
  const [unavailable, setUnavailable] = useState(false);
  useFocusOnReturn(order !== undefined);
  const back = (kept: Partial<Order>) => {
    setDraft(kept);
    setOrder(undefined);
  };
  if (order !== undefined) {
    return (
      <TransferLayout>
        <ConfirmTransfer
          order={order}
          onBack={() => back(order)}
          onDone={() => back({ to: order.to })}
          onUnavailable={() => {
            setUnavailable(true);
            back({ to: order.to });
          }}
        />
      </TransferLayout>
    );
  }
  return (
    <TransferLayout>
      {unavailable ? (
        <Notice tone="danger" title={t('transfer.unavailable')}>
          <p>{t('transfer.unavailableNext')}</p>
        </Notice>
      ) : null}
      <New options={options} draft={draft} onNext={(next) => {
        setUnavailable(false);
        setOrder(next);
      }} />
      <TransferList />
      <SupportLine>{t('transfer.support')}</SupportLine>
      <ZoneNote />
    </TransferLayout>
  );
}

function New({ options, draft, onNext }: { readonly options: Options; readonly draft: Partial<Order>; readonly onNext: (order: Order) => void }) {
  const t = useText('member');
  const money = useMoneyText();
  const { upline, downline, transactionPassword, timesLeft, toPlay } = options;
  if (upline === null && !downline) return <EmptyState glyph={iconTransfer} title={t('transfer.nobody')} description={t('transfer.nobodyNext')} />;
  if (isAboveZero(toPlay)) {
    return (
      <Notice
        tone="info"
        title={t('transfer.playFirst', { amount: money(toPlay) })}
        actions={
          <LinkButton size="sm" variant="outline" href={href('withdraw')}>
            {t('transfer.playWhy')}
          </LinkButton>
        }
      >
        <p>{t('transfer.playFirstText')}</p>
      </Notice>
    );
  }
  if (!transactionPassword) {
    return (
      <Notice
        tone="info"
        actions={
          <LinkButton size="sm" variant="outline" href={href('securityCenter', { query: { [PART]: 'transactionPassword' } })}>
            {t('pin.choose')}
          </LinkButton>
        }
      >
        <p>{t('transfer.pinFirst')}</p>
      </Notice>
    );
  }
  if (timesLeft === 0) {
    return (
      <Notice tone="info" title={t('transfer.enough')}>
        <p>{t('transfer.enoughNext')}</p>
      </Notice>
    );
  }
  return <TransferForm options={options} draft={draft} onNext={onNext} />;
}
