import { useText } from '@livery/i18n';
import { Button, iconDownload, Notice } from '@livery/ui-kit';
import { useEffect, useRef, useState } from 'react';

export interface SaveFileProps {
  readonly label: string;
  /** Makes the text of the file; `signal` is aborted when nobody waits for it any more. */
  readonly make: (signal: AbortSignal) => Promise<{ readonly name: string; readonly text: string }>;
}

/** Saves what is shown as a file that spreadsheets open. */
export function SaveFile({ label, make }: SaveFileProps) {
  const t = useText('agent');
  const [failed, setFailed] = useState(false);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  const save = async () => {
    const abort = new AbortController();
    underWay.current = abort;
    setFailed(false);
    try {
      const { name, text } = await make(abort.signal);
      abort.signal.throwIfAborted();
      const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      // The download has taken hold of the data by the next task.
      setTimeout(() => URL.revokeObjectURL(url));
    } catch {
      if (!abort.signal.aborted) setFailed(true);
    }
  };
  return (
    <div>
      <Button variant="outline" size="sm" iconStart={iconDownload} loadingLabel={t('explain.saving')} onClick={save}>
        {label}
      </Button>
      <div role="status">{failed ? <Notice tone="danger">{t('explain.saveFailed')}</Notice> : null}</div>
    </div>
  );
}
