import { useFormat, useText } from '@livery/i18n';
import { Button, iconDownload, Notice, token } from '@livery/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MOST_ROWS } from './read-parts.ts';
import { saveText } from './save-text.ts';

/** Texts of a button that saves a file. */
export interface SaveFileTexts {
  readonly save: string;
  readonly saving: string;
  readonly soFar: (number: string) => string;
  readonly failed: string;
  /** There are more rows than a file has: where the others are. */
  readonly cut: (number: string) => string;
}

/** A file that is ready to be saved. */
export interface MadeFile {
  readonly name: string;
  readonly text: string;
  /** There are more rows than the file has. */
  readonly cut: boolean;
}

export interface SaveFileProps {
  /** What the button says, and what is said of a file that is long, cut or failed. */
  readonly texts: SaveFileTexts;
  /** Makes the file; `signal` is aborted when nobody waits for it any more, `onProgress` shows how many rows there are so far. */
  readonly make: (signal: AbortSignal, onProgress: (count: number) => void) => Promise<MadeFile>;
}

type State = { readonly now: 'idle' | 'failed' | 'cut' } | { readonly now: 'saving'; readonly count: number };

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};

  & > :not(button) { flex: 1 1 100%; }
  /* An empty region takes no space, but stays: one that is added with its text would not be announced. */
  & > [role='status']:empty { position: absolute; }
`;

/** Saves what is shown as a file that spreadsheets open; says how far it is, lets it be called off, and says when there are more rows than a file has. */
export function SaveFile({ texts, make }: SaveFileProps) {
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
      const { name, text, cut } = await make(abort.signal, (count) => setState({ now: 'saving', count }));
      abort.signal.throwIfAborted();
      saveText(name, text, 'text/csv');
      setState({ now: cut ? 'cut' : 'idle' });
    } catch {
      if (!abort.signal.aborted) setState({ now: 'failed' });
    }
  }

  return (
    <Place>
      <Button variant="outline" size="sm" iconStart={iconDownload} loading={state.now === 'saving'} loadingLabel={texts.saving} onClick={save}>
        {texts.save}
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
          <small>{texts.soFar(format.number(state.count))}</small>
        </>
      ) : null}
      <div role="status">
        {state.now === 'failed' ? <Notice tone="danger">{texts.failed}</Notice> : null}
        {state.now === 'cut' ? <Notice tone="info">{texts.cut(format.number(MOST_ROWS))}</Notice> : null}
      </div>
    </Place>
  );
}
