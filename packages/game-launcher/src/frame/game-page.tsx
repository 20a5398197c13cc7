import { useDialogs } from '@livery/app-shell';
import { useText } from '@livery/i18n';
import { useGamesHref } from '@livery/navigation';
import { EmptyState, iconSlot, LinkButton, Loader } from '@livery/ui-kit';
import { useLocation, useSearchParams } from 'react-router';
import { useSweepOnLeave } from '../wallets/use-sweep-on-leave.ts';
import { VendorMoney } from '../wallets/vendor-money.tsx';
import { readGameRoute } from '../game-route.ts';
import type { GameRouteParams } from '../game-route.ts';
import { GameFrame } from './game-frame.tsx';
import { LaunchFailed } from './launch-failed.tsx';
import { OpenWindowPrompt } from './open-window-prompt.tsx';
import { PageState } from './page-state.tsx';
import { useLaunch } from './use-launch.ts';
import { useLeave } from './use-leave.ts';

/** The game needed its own window, which the browser refused. */
const opensInFrame = (state: unknown): boolean => typeof state === 'object' && state !== null && 'here' in state && state.here === true;

function OpenGame({ place }: { readonly place: GameRouteParams }) {
  const t = useText('games');
  const { state: visit } = useLocation();
  const leave = useLeave();
  const { open } = useDialogs();
  const { state, again } = useLaunch(place);
  const toFrame = state.step === 'open' && (state.launch.where === 'frame' || opensInFrame(visit));
  useSweepOnLeave(toFrame && state.launch.game.wallet === 'transfer' ? state.launch.game.vassalage : undefined);
  if (state.step === 'asking') {
    return (
      <PageState heading={t('frame.loading')}>
        <Loader label={t('frame.loading')} labelShown />
      </PageState>
    );
  }
  if (state.step === 'failed') return <LaunchFailed place={place} problem={state.problem} onAgain={again} onLeave={leave} />;
  const { game, url, permissions } = state.launch;
  const vendorMoney = game.wallet === 'transfer' ? <VendorMoney vassalage={game.vassalage} /> : undefined;
  const onRooms = game.liveCategory === null ? undefined : () => open('roomList', { vassalage: game.vassalage, gameId: game.gameId });
  return toFrame ? (
    <GameFrame key={state.opening} name={game.name} url={url} permissions={permissions} onLeave={leave} onReopen={again} vendorMoney={vendorMoney} onRooms={onRooms} />
  ) : (
    <OpenWindowPrompt key={state.opening} name={game.name} url={url} onReopen={again} onRooms={onRooms} />
  );
}

/** The page of an open game: shows the game of the address. The portal's routes require a login. */
export function GamePage() {
  const t = useText('games');
  const [query] = useSearchParams();
  const gamesHref = useGamesHref();
  const place = readGameRoute(query);
  if (place === undefined) {
    return (
      <PageState heading={t('frame.noGame')}>
        <EmptyState glyph={iconSlot} title={t('frame.noGame')} description={t('frame.noGameText')} actions={<LinkButton href={gamesHref}>{t('frame.otherGames')}</LinkButton>} />
      </PageState>
    );
  }
  return <OpenGame key={`${place.vassalage}/${place.gameId}/${place.roomId ?? ''}`} place={place} />;
}
