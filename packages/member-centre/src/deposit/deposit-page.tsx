import { useFailure, useFocusOnReturn } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { useCentreQuery } from '@livery/navigation';
import { EmptyState, iconDeposit } from '@livery/ui-kit';
import { useRef } from 'react';
import { ZoneNote } from '../time/zone-note.tsx';
import { depositApi } from './api.ts';
import { DepositList } from './deposit-list.tsx';
import { DepositView } from './deposit-view.tsx';
import { Sections } from '../cashier/cashier-style.ts';
import { NewDeposit } from './new-deposit.tsx';
import { SupportLink } from '../support/support-link.tsx';
import { PageFailed } from '../support/page-failed.tsx';
import { PageLoading } from '../support/page-loading.tsx';

/** Paying in: deposits under way, a new one, and those that are over; or the one that the address names. */
export function DepositPage() {
  const { query, push, remove } = useCentreQuery();
  const id = query.get('deposit');
  useFocusOnReturn(id !== null);
  if (id !== null) return <DepositView key={id} id={id} onBack={() => remove('deposit')} />;
  return <Deposits onOpen={(deposit) => push({ deposit })} />;
}

function Deposits({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const t = useText('member');
  const methods = depositApi.useDepositMethodsQuery();
  const { currentData, refetch } = methods;
  const failure = useFailure(methods);
  const open = useRef<HTMLDivElement>(null);
  return (
    <Sections>
      <div ref={open} style={{ display: 'contents' }}>
        <DepositList which="open" title={t('deposit.underWay')} onOpen={onOpen} />
      </div>
      {currentData !== undefined ? (
        currentData.methods.length === 0 ? (
          <EmptyState glyph={iconDeposit} title={t('deposit.noMethods')} description={t('deposit.noMethodsNext')} actions={<SupportLink />} />
        ) : (
          <NewDeposit methods={currentData.methods} currency={currentData.currency} onMade={onOpen} onSeeOpen={() => open.current?.querySelector('button')?.focus()} />
        )
      ) : failure !== undefined ? (
        <PageFailed title={t('deposit.failed')} error={failure} onRetry={refetch} />
      ) : (
        <PageLoading shape="form" />
      )}
      <DepositList which="past" title={t('deposit.past')} onOpen={onOpen} />
      <ZoneNote />
    </Sections>
  );
}
