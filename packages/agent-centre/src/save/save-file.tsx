import { useFormat, useText } from '@livery/i18n';
import { Button, iconDownload, Notice } from '@livery/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { MOST_ROWS } from './read-parts.ts';

export interface SaveFileProps {
  readonly label: string;
  /** Where the rows are that a file has no place for: in a shorter period, or on the page. */
  readonly more: 'period' | 'page';
  /** Makes the text of the file; `signal` is aborted when nobody waits for it any more. */
  readonly make: (signal: AbortSignal) => Promise<MadeFile>;
}

export interface MadeFile {
  readonly name: string;
  readonly text: string;
  /** There are more rows than the file has. */
  readonly cut: boolean;
}

/** Saves what is shown as a file that spreadsheets open. */
export function SaveFile({ label, more, make }: SaveFileProps) {
  const t = useText('agent');
  const number = useFormat().number(MOST_ROWS);
  const [ended, setEnded] = useState<'failed' | 'cut'>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  const save = async () => {
    const abort = new AbortController();
    underWay.current = abort;
    setEnded(undefined);
    try {
      const { name, text, cut } = await make(abort.signal);
      abort.signal.throwIfAborted();
      const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      // The download has taken hold of the data by the next task.
      setTimeout(() => URL.revokeObjectURL(url));
      if (cut) setEnded('cut');
    } catch {
      if (!abort.signal.aborted) setEnded('failed');
    }
  };
  return (
    <div>
      <Button variant="outline" size="sm" iconStart={iconDownload} loadingLabel={t('save.saving')} onClick={save}>
        {label}
      </Button>
      <div role="status">
        {ended === 'failed' ? <Notice tone="danger">{t('save.failed')}</Notice> : null}
        {ended === 'cut' ? <Notice tone="info">{more === 'period' ? t('save.cut', { number }) : t('explain.saveCut', { number })}</Notice> : null}
      </div>
    </div>
  );
}
