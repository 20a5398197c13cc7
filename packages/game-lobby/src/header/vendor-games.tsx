import { useBrand } from '@livery/brand-kit/react';
import { gamePageSizes, listSource } from '@livery/contracts';
import { useLanguage, useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { routes } from '@livery/navigation';
import { LoadFailed, useImageUrl, useSession } from '@livery/session';
import { Button, EmptyState, Grid, iconLock, useFocusOnMore, VendorCard, VendorCardSkeleton } from '@livery/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { MouseEvent } from 'react';
import { lobbyApi } from '../api.ts';
import { useGameActions } from '../game-actions.tsx';
import { hallApi } from '../hall-api.ts';
import { useHotGamesRequest } from '../hooks.ts';
import type { Game, Vendor } from '../hooks.ts';

/** Divides the first page, 21, and the later ones, 18, so that no row is left short. */
const COLUMNS = 3;

export interface VendorGamesProps {
  /** Whose games show. */
  readonly vendor: Vendor;
  /** A game was opened: closes the container. */
  readonly onChoose: () => void;
}

/** A vendor's games by page, 21 and then 18; its most played ones for a visitor, since the list requires a token. */
function useVendorGames({ vassalage, gameType }: Vendor) {
  const { loggedIn } = useSession();
  const { language } = useLanguage();
  const { identity } = useBrand();
  const { headerFirst, headerLater } = gamePageSizes;
  const request = { ...listSource(identity), firstPageSize: headerFirst, pageSize: headerLater, language: language.code, vassalage, gameType };
  const list = hallApi.useGameListInfiniteQuery(loggedIn ? request : skipToken);
  const hot = lobbyApi.useHotGamesQuery(useHotGamesRequest({ vassalage, gameType }), { skip: loggedIn });
  return {
    loggedIn,
    games: loggedIn ? list.currentData?.pages.flatMap((page) => page.games) : hot.currentData?.list,
    error: loggedIn ? list.error : hot.error,
    refetch: loggedIn ? list.refetch : hot.refetch,
    more: loggedIn && list.hasNextPage ? () => list.fetchNextPage() : undefined,
  };
}

/** In place of a list that requires a login, where none of its games is among the most played. */
function LogInForGames() {
  const t = useText('games');
  const { open } = useDialogs();
  return <EmptyState glyph={iconLock} title={t('vendors.visitor')} actions={<Button onClick={() => void open('loginPopupModal', { reason: 'required' })}>{t('hall.visitorAction')}</Button>} compact />;
}

/** A vendor's games in the header's menu: small cards that open them. */
export function VendorGames({ vendor, onChoose }: VendorGamesProps) {
  const t = useText('games');
  const tCommon = useText('common');
  const imageUrl = useImageUrl();
  const { hrefOf, onOpen } = useGameActions();
  const { loggedIn, games, error, refetch, more } = useVendorGames(vendor);
  const { list, asking } = useFocusOnMore<HTMLDivElement>();
  const open = (game: Game) => (event: MouseEvent<HTMLElement>) => {
    onOpen(game, event);
    onChoose();
  };
  if (games === undefined && error !== undefined) return <LoadFailed title={t('hall.failed')} error={error} onRetry={refetch} compact />;
  if (games?.length === 0) return loggedIn || vendor.games === 0 ? <EmptyState title={t('hall.empty')} compact /> : <LogInForGames />;
  return (
    <>
      <Grid ref={list} data-of="vendors" style={{ gridTemplateColumns: `repeat(${COLUMNS}, minmax(0, 1fr))` }}>
        {games === undefined
          ? Array.from({ length: 9 }, (_, index) => <VendorCardSkeleton key={index} />)
          : games.map((game) => (
              <VendorCard
                key={game.gameId}
                plain
                name={game.name}
                image={imageUrl(game.image)}
                {...(game.state === 'open'
                  ? { href: hrefOf(game), onOpen: open(game) }
                  : { href: routes.hall(vendor.gameType, { page: vendor.vassalage }), onOpen: onChoose, detail: t(game.state === 'barred' ? 'hall.barred' : 'hall.maintenance') })}
              />
            ))}
      </Grid>
      {more === undefined ? null : (
        <div style={{ display: 'grid', justifyContent: 'center', paddingBlockStart: '1rem' }}>
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              asking();
              return more();
            }}
            loadingLabel={tCommon('state.loading')}
          >
            {t('hall.more')}
          </Button>
        </div>
      )}
    </>
  );
}
