import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/session';
import { Button, EmptyState, ErrorState, GameCardSkeletons, Grid, iconLock, iconOffline, Surface } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { lobbyApi } from '../api.ts';
import { GameTile } from '../game-tile.tsx';
import { useHotGamesRequest } from '../hooks.ts';
import type { GameType } from '../hooks.ts';

const Stack = styled.div`
  display: grid;
  gap: 2rem;
`;

/** Properties of {@link VisitorWall}. */
export interface VisitorWallProps {
  readonly gameType: GameType;
  readonly vassalage: string | undefined;
}

/** What a hall shows without a login: its most played games, and how to see the rest (the full list wants a token). */
export function VisitorWall({ gameType, vassalage }: VisitorWallProps) {
  const t = useText('games');
  const tCommon = useText('common');
  const { open } = useDialogs();
  const request = useHotGamesRequest({ gameType, ...(vassalage === undefined ? {} : { vassalage }) });
  const { currentData, isError, refetch } = lobbyApi.useHotGamesQuery(request);
  if (currentData === undefined && isError) {
    return <ErrorState glyph={iconOffline} title={t('hall.failed')} actions={<Button onClick={refetch}>{tCommon('action.retry')}</Button>} />;
  }
  return (
    <Stack>
      {currentData?.list.length === 0 ? (
        <EmptyState title={t('hall.empty')} description={t('hall.emptyText')} />
      ) : (
        <Grid data-of="tiles">
          {currentData === undefined ? <GameCardSkeletons count={12} /> : currentData.list.map((game, index) => <GameTile key={game.gameId} game={game} priority={index < 8} />)}
        </Grid>
      )}
      <Surface>
        <EmptyState
          glyph={iconLock}
          title={t('hall.visitorTitle')}
          description={t('hall.visitorText')}
          actions={<Button onClick={() => open('login', { reason: 'required' })}>{t('hall.visitorAction')}</Button>}
        />
      </Surface>
    </Stack>
  );
}
