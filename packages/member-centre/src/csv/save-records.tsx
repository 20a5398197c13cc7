import { useFormat, useText } from '@livery/i18n';
import { Button, iconDownload, Notice, token } from '@livery/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { saveText } from '../save-text.ts';
import { collectRecords, MOST_RECORDS } from './collect-records.ts';
import type { RecordPage } from './collect-records.ts';
import { csvOf } from './csv.ts';

export interface SaveRecordsProps<Entry> {
  /** Name of the file. */
  readonly fileName: string;
  readonly headings: readonly string[];
  /** The columns of a record. */
  readonly rowOf: (entry: Entry) => readonly string[];
  /** Reads the records of a page, newest first. */
  readonly read: (before: string | undefined) => Promise<RecordPage<Entry>>;
}

type State = { readonly now: 'idle' | 'failed' | 'cut' } | { readonly now: 'saving'; readonly count: number };

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};

  margin-block-end: ${token.space[3]};

  & > :not(button) { flex: 1 1 100%; }
  /* An empty region takes no space, but stays: one that is added with its text would not be announced. */
  & > [role='status']:empty { position: absolute; }
`;

/** Saves the records of a list as a file that spreadsheets open, page by page; says how far it is, and when there are more than a file has. */
export function SaveRecords<Entry>({ fileName, headings, rowOf, read }: SaveRecordsProps<Entry>) {
  const t = useText('member');
  const tCommon = useText('common');
  const format = useFormat();
  const [state, setState] = useState<State>({ now: 'idle' });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  async function save() {
    const abort = new AbortController();
    underWay.current = abort;
    setState({ now: 'saving', count: 0 });
    try {
      const { records, complete } = await collectRecords(read, { signal: abort.signal, onProgress: (count) => setState({ now: 'saving', count }) });
      saveText(fileName, csvOf([headings, ...records.map(rowOf)]), 'text/csv');
      setState({ now: complete ? 'idle' : 'cut' });
    } catch {
      if (!abort.signal.aborted) setState({ now: 'failed' });
    }
  }

  return (
    <Place>
      <Button variant="outline" size="sm" iconStart={iconDownload} loading={state.now === 'saving'} loadingLabel={t('csv.saving')} onClick={save}>
        {t('profit.save')}
      </Button>
      {state.now === 'saving' ? (
        <>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              underWay.current?.abort();
              setState({ now: 'idle' });
            }}
          >
            {tCommon('action.cancel')}
          </Button>
          <small>{t('csv.soFar', { number: format.number(state.count) })}</small>
        </>
      ) : null}
      <div role="status">
        {state.now === 'failed' ? <Notice tone="danger">{t('csv.failed')}</Notice> : null}
        {state.now === 'cut' ? <Notice tone="info">{t('csv.cut', { number: format.number(MOST_RECORDS) })}</Notice> : null}
      </div>
    </Place>
  );
}
