import { useText } from '@livery/i18n';
import { Button, EmptyState, iconExternal, LinkButton } from '@livery/ui-kit';
import { useState } from 'react';
import { PageState } from './page-state.tsx';

export interface OpenWindowPromptProps {
  readonly name: string;
  /** Address of the vendor's page, with its one-time token. */
  readonly url: string;
  /** Requests another launch. */
  readonly onReopen: () => void;
  /** Shows the tables of the game, where it has some. */
  readonly onRooms?: (() => void) | undefined;
}

/** A game whose vendor requires its own window. It opens by a click, since browsers block other windows; each address opens once. */
export function OpenWindowPrompt({ name, url, onReopen, onRooms }: OpenWindowPromptProps) {
  const t = useText('games');
  const [opened, setOpened] = useState(false);
  return (
    <PageState heading={name}>
      <EmptyState
        glyph={iconExternal}
        title={name}
        description={t('frame.elsewhereText')}
        actions={
          <>
            {opened ? (
              <Button onClick={onReopen}>{t('frame.reopen')}</Button>
            ) : (
              <LinkButton href={url} target="_blank" rel="noopener" onClick={() => setOpened(true)}>
                {t('frame.elsewhereAction')}
              </LinkButton>
            )}
            {onRooms === undefined ? null : (
              <Button variant="outline" onClick={onRooms}>
                {t('rooms.show')}
              </Button>
            )}
          </>
        }
      />
    </PageState>
  );
}
