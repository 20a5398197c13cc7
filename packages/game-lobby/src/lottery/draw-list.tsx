import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { LoadFailed, useSession } from '@livery/session';
import { Button, EmptyState, Grid, iconLock, iconLottery, SectionHeading, Skeleton, Surface } from '@livery/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DrawCard } from './draw-card.tsx';
import { lotteryPath } from '@livery/navigation';
import type { LotteryPath } from '@livery/navigation';
import { useDraws } from './use-draws.ts';

/* An open proof is many times as long as a draw: the others of its row keep their own height. */
const Cards = styled(Grid)`
  &:has([aria-expanded='true']) { align-items: start; }
`;

/** Draws that show at first, and that each press adds. */
const STEP = 12;

export interface DrawListProps {
  readonly path: LotteryPath;
  /** Only of this lottery. */
  readonly gameCode: string | undefined;
}

/** The opened numbers of a page, latest first, or the way to see them. */
export function DrawList(props: DrawListProps) {
  const t = useText('games');
  return (
    <section aria-labelledby="lottery-draws">
      <SectionHeading id="lottery-draws">{t('lottery.results')}</SectionHeading>
      <Draws {...props} />
    </section>
  );
}

function Draws({ path, gameCode }: DrawListProps) {
  const t = useText('games');
  const { loggedIn } = useSession();
  const { open } = useDialogs();
  const [shown, setShown] = useState(STEP);
  const { draws, error, refetch } = useDraws(path, gameCode, loggedIn);
  if (draws === undefined && path !== lotteryPath('TCG_LOTTO_VN') && !loggedIn) {
    return (
      <Surface>
        <EmptyState
          glyph={iconLock}
          title={t('lottery.resultsVisitor')}
          actions={<Button onClick={() => open('loginPopupModal', { reason: 'required' })}>{t('hall.visitorAction')}</Button>}
          compact
        />
      </Surface>
    );
  }
  if (draws === undefined && error !== undefined) return <LoadFailed title={t('lottery.resultsFailed')} error={error} onRetry={refetch} compact />;
  if (draws?.length === 0) return <EmptyState glyph={iconLottery} title={t('lottery.noResults')} compact />;
  return (
    <>
      <Cards data-of="cards">
        {draws === undefined
          ? Array.from({ length: 6 }, (_, index) => <Skeleton key={index} style={{ blockSize: '9rem' }} />)
          : draws.slice(0, shown).map((draw) => <DrawCard key={`${draw.gameCode}-${draw.issue}`} draw={draw} />)}
      </Cards>
      {draws !== undefined && draws.length > shown ? (
        <div style={{ display: 'grid', justifyContent: 'center', marginBlockStart: '1.5rem' }}>
          <Button variant="outline" onClick={() => setShown(shown + STEP)}>
            {t('lottery.moreResults')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
