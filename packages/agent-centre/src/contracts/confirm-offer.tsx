import { useText } from '@livery/i18n';
import { Button, Modal } from '@livery/ui-kit';
import { useState } from 'react';
import { AffectedList } from './affected-list.tsx';
import { Inside } from './contract-style.ts';
import type { Processed } from './types.ts';

export interface ConfirmOfferProps {
  readonly account: string;
  readonly asked: Processed;
  readonly busy: boolean;
  /** Makes the offer; answers whether it was made. */
  readonly onConfirm: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Names the contracts that end once an offer is accepted, before it is made. */
export function ConfirmOffer({ account, asked, busy, onConfirm, onClose }: ConfirmOfferProps) {
  const t = useText('agent');
  const tCommon = useText('common');
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      onClosed={onClose}
      role="alertdialog"
      title={t('offer.confirm.title', { account })}
      closeLabel={tCommon('action.close')}
      width={560}
      height={0}
      phone="bottom"
      footer={(close) => (
        <>
          <Button variant="outline" onClick={close}>
            {tCommon('action.cancel')}
          </Button>
          <Button variant="danger" loading={busy} loadingLabel={tCommon('state.loading')} onClick={onConfirm}>
            {t('offer.confirm.do')}
          </Button>
        </>
      )}
    >
      <Inside>
        <p>{t('offer.confirm.words', { account, count: asked.affected.length })}</p>
        <AffectedList affected={asked.affected} />
      </Inside>
    </Modal>
  );
}
