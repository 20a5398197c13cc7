import { useText } from '@livery/i18n';
import { useProblemText } from '@livery/session';
import { Button, EmptyState, ErrorState, iconSlot, LinkButton, Loader } from '@livery/ui-kit';
import { useCallback, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readGamePlace } from '../game-place.ts';
import type { GamePlace } from '../game-place.ts';
import { GameFrame } from './game-frame.tsx';
import { OpenElsewhere } from './open-elsewhere.tsx';
import { PageState } from './page-state.tsx';
import { useLaunch } from './use-launch.ts';

const HALL = '/rng';

function useLeave(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef(false);
  return useCallback(() => {
    // Going back twice would leave the page before as well: a game may ask to close twice, a person may press twice.
    if (left.current) return;
    left.current = true;
    // A page that was opened by its address has nothing of ours behind it: leaving then leads to the hall.
    if (key === 'default') void navigate(HALL, { replace: true });
    else void navigate(-1);
  }, [navigate, key]);
}

function OpenGame({ place }: { readonly place: GamePlace }) {
  const t = useText('games');
  const problemText = useProblemText();
  const leave = useLeave();
  const { state, again } = useLaunch(place);
  if (state.step === 'asking') {
    return (
      <PageState heading={t('frame.loading')}>
        <Loader label={t('frame.loading')} labelShown />
      </PageState>
    );
  }
  if (state.step === 'open') {
    const { game, url, opening, where } = state;
    return where === 'frame' ? (
      <GameFrame key={opening} name={game.name} url={url} onLeave={leave} onReopen={again} />
    ) : (
      <OpenElsewhere key={opening} name={game.name} url={url} onReopen={again} />
    );
  }
  return (
    <PageState heading={t('frame.failed')}>
      <ErrorState
        glyph={iconSlot}
        title={t('frame.failed')}
        description={state.problem === undefined ? undefined : problemText(state.problem)}
        actions={
          <>
            <Button onClick={again}>{t('frame.reopen')}</Button>
            <LinkButton href={HALL} variant="outline">
              {t('frame.otherGames')}
            </LinkButton>
          </>
        }
      />
    </PageState>
  );
}

/** The page of an open game: shows the game of the address. Whoever gets here is logged in; the portal's routes see to that. */
export function GamePage() {
  const t = useText('games');
  const [query] = useSearchParams();
  const place = readGamePlace(query);
  if (place === undefined) {
    return (
      <PageState heading={t('frame.noGame')}>
        <EmptyState glyph={iconSlot} title={t('frame.noGame')} description={t('frame.noGameText')} actions={<LinkButton href={HALL}>{t('frame.otherGames')}</LinkButton>} />
      </PageState>
    );
  }
  return <OpenGame key={`${place.vassalage}/${place.gameId}`} place={place} />;
}
