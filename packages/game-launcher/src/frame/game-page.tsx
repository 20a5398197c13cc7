import { useText } from '@livery/i18n';
import { useDialogs, useProblemText, useSession } from '@livery/session';
import { Button, EmptyState, ErrorState, iconLock, iconSlot, LinkButton, Loader } from '@livery/ui-kit';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { readGamePlace } from '../game-place.ts';
import type { GamePlace } from '../game-place.ts';
import { GameFrame } from './game-frame.tsx';
import { useLaunch } from './use-launch.ts';

const HALL = '/rng';

function useLeave(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  // A page that was opened by its address has nothing of ours behind it: leaving then leads to the hall.
  return useCallback(() => void (key === 'default' ? navigate(HALL, { replace: true }) : navigate(-1)), [navigate, key]);
}

function OpenGame({ place }: { readonly place: GamePlace }) {
  const t = useText('games');
  const problemText = useProblemText();
  const leave = useLeave();
  const { state, again } = useLaunch(place);
  if (state.step === 'asking') return <Loader label={t('frame.loading')} />;
  if (state.step === 'open') return <GameFrame key={state.opening} name={state.game.name} url={state.url} onLeave={leave} onReopen={again} />;
  return (
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
  );
}

/** The page of an open game: asks for a login where there is none, then shows the game of the address. */
export function GamePage() {
  const t = useText('games');
  const { loggedIn } = useSession();
  const { open } = useDialogs();
  const [query] = useSearchParams();
  const place = readGamePlace(query);
  const mustLogIn = place !== undefined && !loggedIn;

  useEffect(() => {
    if (mustLogIn) open('login', { reason: 'required' });
  }, [mustLogIn, open]);

  if (place === undefined) {
    return (
      <EmptyState glyph={iconSlot} title={t('frame.noGame')} description={t('frame.noGameText')} actions={<LinkButton href={HALL}>{t('frame.otherGames')}</LinkButton>} />
    );
  }
  if (!loggedIn) {
    return (
      <EmptyState
        glyph={iconLock}
        title={t('frame.loginTitle')}
        description={t('frame.loginText')}
        actions={<Button onClick={() => open('login', { reason: 'required' })}>{t('frame.loginAction')}</Button>}
      />
    );
  }
  return <OpenGame key={`${place.vassalage}/${place.gameId}`} place={place} />;
}
