import { useText } from '@livery/i18n';
import { Button, EmptyState, ErrorState, iconClock, iconRefresh, Loader } from '@livery/ui-kit';
import { Cover } from './frame-style.ts';

/** State of the game in the frame: loading, slow, stalled, playable, without its session, or stopped by its own fault. */
export type FrameStep = 'loading' | 'slow' | 'stalled' | 'ready' | 'lost' | 'broken';

export interface FrameCoverProps {
  readonly step: FrameStep;
  /** Requests another launch. */
  readonly onReopen: () => void;
  /** Shows the frame as it is: not every vendor's page reports that it is ready. */
  readonly onShow: () => void;
  readonly onLeave: () => void;
}

/** What lies over the game while it cannot be played; nothing once it can. */
export function FrameCover({ step, onReopen, onShow, onLeave }: FrameCoverProps) {
  const t = useText('games');
  if (step === 'ready') return null;
  const reopen = <Button onClick={onReopen}>{t('frame.reopen')}</Button>;
  const leave = (
    <Button variant="ghost" onClick={onLeave}>
      {t('frame.otherGames')}
    </Button>
  );
  const onward = (
    <>
      {reopen}
      {leave}
    </>
  );
  return (
    <Cover>
      {step === 'loading' || step === 'slow' ? <Loader label={t(step === 'loading' ? 'frame.loading' : 'frame.slow')} labelShown /> : null}
      {step === 'lost' ? <EmptyState glyph={iconRefresh} title={t('frame.lost')} description={t('frame.lostText')} actions={onward} /> : null}
      {step === 'broken' ? <ErrorState title={t('frame.broken')} description={t('frame.brokenText')} actions={onward} /> : null}
      {step === 'stalled' ? (
        <ErrorState
          glyph={iconClock}
          title={t('frame.stalled')}
          description={t('frame.stalledText')}
          actions={
            <>
              {reopen}
              <Button variant="outline" onClick={onShow}>
                {t('frame.showAnyway')}
              </Button>
              {leave}
            </>
          }
        />
      ) : null}
    </Cover>
  );
}
