import { useMessageText, useText } from '@livery/i18n';
import { useToast, useToastQueue } from '@livery/app-shell';
import { preloadableLazy, toasts } from '@livery/ui-kit';
import { Suspense, useEffect, useState } from 'react';

const ToastRegion = preloadableLazy(() => import('./toast-region.ts')).show((module) => module.ToastRegion);

/** Shows the toasts of the session. Their region is fetched with the first one. */
export function ToastHost() {
  const queue = useToastQueue();
  const { dismiss } = useToast();
  const t = useText('common');
  const messageText = useMessageText();
  const [used, setUsed] = useState(false);
  if (queue.length > 0 && !used) setUsed(true);
  useEffect(() => {
    for (const { id, tone, wording } of queue) {
      toasts.add({ tone, title: 'text' in wording ? wording.text : messageText(wording) });
      dismiss(id);
    }
  }, [queue, dismiss, messageText]);
  if (!used) return null;
  return (
    <Suspense>
      <ToastRegion label={t('toasts.label')} closeLabel={t('action.close')} />
    </Suspense>
  );
}
