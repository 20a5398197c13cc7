import { useDialogs } from '@livery/app-shell';
import { useText } from '@livery/i18n';
import type { ImageUploadProps } from '@livery/ui-kit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { HelpLine } from '../cashier/cashier-style.ts';

/** Whether what was written may be sent with the pictures as they are. */
export interface UnfinishedPictures {
  /** For the upload. */
  readonly onUnfinished: NonNullable<ImageUploadProps<string>['onUnfinished']>;
  /** Resolves to false while a picture is under way, which is then said, and where the member will not send without those that failed. */
  readonly maySend: () => Promise<boolean>;
  /** Says that a picture is under way, once sending was tried; for above the button that sends. */
  readonly notice: ReactNode;
}

/** Keeps pictures that are under way, or failed, from being left out of what is sent without a word. */
export function useUnfinished(): UnfinishedPictures {
  const t = useText('member');
  const { confirm } = useDialogs();
  const [{ pending, failed }, onUnfinished] = useState({ pending: 0, failed: 0 });
  const [held, setHeld] = useState(0);
  // A picture that is chosen later is not one that sending waited for.
  if (held > 0 && pending === 0) setHeld(0);
  const maySend = async () => {
    if (pending > 0) {
      setHeld((before) => before + 1);
      return false;
    }
    if (failed === 0) return true;
    return confirm({
      title: { ns: 'member', key: 'upload.withoutTitle' },
      body: { ns: 'member', key: 'upload.withoutText' },
      confirm: { ns: 'member', key: 'upload.withoutSend' },
      cancel: { ns: 'member', key: 'upload.withoutBack' },
    });
  };
  const notice = held === 0 ? null : (
    // Another key is spoken again.
    <HelpLine key={held} role="alert">
      {t('upload.wait')}
    </HelpLine>
  );
  return { onUnfinished, maySend, notice };
}
