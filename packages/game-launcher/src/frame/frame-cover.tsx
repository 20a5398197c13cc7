import { useText } from '@livery/i18n';
import { Button, EmptyState, ErrorState, iconOffline, iconRefresh, Loader } from '@livery/ui-kit';
import { Cover } from './frame-style.ts';

/** Where the game in the frame stands: on its way, late, playable, or without its session. */
export type FrameStep = 'loading' | 'stalled' | 'ready' | 'lost';

/** Properties of {@link FrameCover}. */
export interface FrameCoverProps {
  readonly step: FrameStep;
  /** Asks for another launch. */
  readonly onReopen: () => void;
  /** Shows the frame as it is: not every vendor's page says when it is ready. */
  readonly onShow: () => void;
}

/** What lies over the game while it cannot be played; nothing once it can. */
export function FrameCover({ step, onReopen, onShow }: FrameCoverProps) {
  const t = useText('games');
  if (step === 'ready') return null;
  const reopen = <Button onClick={onReopen}>{t('frame.reopen')}</Button>;
  return (
    <Cover>
      {step === 'loading' ? <Loader label={t('frame.loading')} labelShown /> : null}
      {step === 'lost' ? <EmptyState glyph={iconRefresh} title={t('frame.lost')} description={t('frame.lostText')} actions={reopen} /> : null}
      {step === 'stalled' ? (
        <ErrorState
          glyph={iconOffline}
          title={t('frame.stalled')}
          description={t('frame.stalledText')}
          actions={
            <>
              {reopen}
              <Button variant="outline" onClick={onShow}>
                {t('frame.showAnyway')}
              </Button>
            </>
          }
        />
      ) : null}
    </Cover>
  );
}
