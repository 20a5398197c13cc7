import { useFormat, useText } from '@livery/i18n';
import { Button, iconDownload, Notice } from '@livery/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { csvOf } from './csv.ts';

/** A part of what is saved. */
export interface RowsPage {
  readonly rows: readonly (readonly string[])[];
  /** Where the next part begins; null for none. */
  readonly next: string | null;
}

export interface SaveRowsProps {
  readonly fileName: string;
  readonly headings: readonly string[];
  /** Reads a part; the first one without a place to begin at. */
  readonly read: (before: string | undefined) => Promise<RowsPage>;
}

/** Rows of a file at most: more is for a shorter period. */
const MOST_ROWS = 10_000;

/** Saves what a panel lists, with what it has not shown yet, as a file that spreadsheets open. */
export function SaveRows({ fileName, headings, read }: SaveRowsProps) {
  const t = useText('agent');
  const format = useFormat();
  const [ended, setEnded] = useState<'failed' | 'cut'>();
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  const save = async () => {
    const abort = new AbortController();
    underWay.current = abort;
    setEnded(undefined);
    try {
      const rows: (readonly string[])[] = [headings];
      let before: string | undefined;
      let isLast = false;
      do {
        const page = await read(before);
        abort.signal.throwIfAborted();
        rows.push(...page.rows);
        before = page.next ?? undefined;
        isLast = page.next === null;
      } while (!isLast && rows.length <= MOST_ROWS);
      const url = URL.createObjectURL(new Blob([csvOf(rows.slice(0, MOST_ROWS + 1))], { type: 'text/csv' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
      // The download has taken hold of the data by the next task.
      setTimeout(() => URL.revokeObjectURL(url));
      if (!isLast) setEnded('cut');
    } catch {
      if (!abort.signal.aborted) setEnded('failed');
    }
  };
  return (
    <div>
      <Button variant="outline" size="sm" iconStart={iconDownload} loadingLabel={t('save.saving')} onClick={save}>
        {t('save.save')}
      </Button>
      <div role="status">
        {ended === 'failed' ? <Notice tone="danger">{t('save.failed')}</Notice> : null}
        {ended === 'cut' ? <Notice tone="info">{t('save.cut', { number: format.number(MOST_ROWS) })}</Notice> : null}
      </div>
    </div>
  );
}
