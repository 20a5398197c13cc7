import { useText } from '@livery/i18n';
import { ConfirmDialog, Link } from '@livery/ui-kit';
import { useState } from 'react';
import type { ServiceOutcome } from './show-service.ts';
import { useSupport } from './use-support.ts';

/** Says that customer service was not opened, with the way that is left: its address where only the window was refused, else a letter. */
export function ServiceNotice({ outcome, onClose }: { readonly outcome: Exclude<ServiceOutcome, 'shown'>; readonly onClose: () => void }) {
  const t = useText('content');
  const tCommon = useText('common');
  const { email } = useSupport();
  const [isOpen, setOpen] = useState(true);
  return (
    <ConfirmDialog isOpen={isOpen} onOpenChange={setOpen} onClosed={onClose} title={t('service.notOpened')} closeLabel={tCommon('dialog.close')} confirmLabel={tCommon('action.ok')}>
      {outcome === 'failed' ? (
        <>
          <p>{t('service.failed')}</p>
          <Link href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </Link>
        </>
      ) : (
        <>
          <p>{t('service.blocked')}</p>
          <Link href={outcome.blocked} target="_blank" rel="noopener noreferrer">
            {t('service.open')}
          </Link>
        </>
      )}
    </ConfirmDialog>
  );
}
