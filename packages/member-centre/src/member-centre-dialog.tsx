import { useText } from '@livery/i18n';
import type { DialogProps } from '@livery/app-shell';
import { iconHistory, iconWallet, Modal, Tabs } from '@livery/ui-kit';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { CentrePage } from './dialog-map.ts';
import { BetRecords } from './records/bet-records.tsx';
import { WalletRecords } from './records/wallet-records.tsx';
import { ZoneNote } from './time/zone-note.tsx';

/** A page of records under the word on its times. */
const paged = (records: ReactElement) => (
  <>
    <ZoneNote />
    {records}
  </>
);

/** The personal centre over the page: what was played, and how the money moved. */
export function MemberCentreDialog({ page, overlay }: DialogProps<'memberCentre'>) {
  const t = useText('member');
  const tCommon = useText('common');
  const [shown, setShown] = useState<CentrePage>(page);
  return (
    <Modal {...overlay} title={t('centre.title')} closeLabel={tCommon('dialog.close')} width={960} height={560}>
      <Tabs
        label={t('centre.pages')}
        selected={shown}
        onSelect={(id) => setShown(id as CentrePage)}
        tabs={[
          { id: 'personalHistoryCopy', label: t('page.personalHistoryCopy'), glyph: iconHistory, content: paged(<BetRecords />) },
          { id: 'transactionHistory', label: t('page.transactionHistory'), glyph: iconWallet, content: paged(<WalletRecords />) },
        ]}
      />
    </Modal>
  );
}
