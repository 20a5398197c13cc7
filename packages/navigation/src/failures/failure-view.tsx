import { useText } from '@livery/i18n';
import { Button, ErrorState, iconOffline, useOnline } from '@livery/ui-kit';
import type { BoundaryFailure } from '@livery/ui-kit';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGameRuns } from './use-may-reload.ts';

/** Explains what failed in a page, with an action; what failed offline is retried when the network is back. */
export function FailureView({ failure }: { /** What the boundary caught, with the way to try again. */ readonly failure: BoundaryFailure }) {
  const t = useText('shell');
  const online = useOnline();
  const inGame = useGameRuns();
  const lost = failure.kind === 'chunk';
  const wasOffline = useRef(!online);
  const goOn = useEffectEvent(() => {
    // A failed script loads only with a reload, which would end a running game.
    if (lost && wasOffline.current && !inGame) failure.retry();
  });
  useEffect(() => {
    if (online) goOn();
    else wasOffline.current = true;
  }, [online]);
  if (lost && !online) return <ErrorState glyph={iconOffline} title={t('offline.title')} description={t(inGame ? 'offline.part' : 'offline.text')} />;
  return lost ? (
    <ErrorState title={t('chunk.title')} description={t(inGame ? 'chunk.inGame' : 'chunk.text')} actions={<Button onClick={failure.retry}>{t('chunk.action')}</Button>} />
  ) : (
    <ErrorState title={t('crash.title')} description={t('crash.text')} actions={<Button onClick={failure.retry}>{t('crash.action')}</Button>} />
  );
}
