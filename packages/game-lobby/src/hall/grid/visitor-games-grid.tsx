import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { LoadFailed, useRegistrationOffered } from '@livery/session';
import { Button, EmptyState, GameCardSkeletons, Grid, iconLock, SectionHeading, Stack, Surface } from '@livery/ui-kit';
import { lobbyApi } from '../../api.ts';
import { GameTile } from '../../game-tile.tsx';
import { useHotGamesRequest } from '../../hooks.ts';
import type { GameType } from '../../hooks.ts';

export interface VisitorGamesGridProps {
  readonly gameType: GameType;
  readonly vassalage: string | undefined;
  /** Number of games of the hall, or of its vendor; undefined while it is unknown. */
  readonly reported: number | undefined;
}

/** A hall without a login: its most played games, and how to see the rest (the full list requires a token). */
export function VisitorGamesGrid({ gameType, vassalage, reported }: VisitorGamesGridProps) {
  const t = useText('games');
  const { open } = useDialogs();
  const registrationOpen = useRegistrationOffered();
  const request = useHotGamesRequest({ gameType, ...(vassalage === undefined ? {} : { vassalage }) });
  const { currentData, error, refetch } = lobbyApi.useHotGamesQuery(request);
  if (currentData === undefined && error !== undefined) return <LoadFailed title={t('hall.failed')} error={error} onRetry={refetch} />;
  const nonePopular = currentData?.list.length === 0;
  if (nonePopular && reported === 0) return <EmptyState title={t('hall.empty')} description={t('hall.emptyText')} />;
  return (
    <Stack data-gap={7}>
      {nonePopular ? null : (
        <section aria-labelledby="hall-popular">
          <SectionHeading id="hall-popular">{t('hall.popular')}</SectionHeading>
          <Grid data-of="tiles">
            {currentData === undefined ? <GameCardSkeletons count={12} /> : currentData.list.map((game, index) => <GameTile key={game.gameId} game={game} priority={index < 8} />)}
          </Grid>
        </section>
      )}
      {currentData === undefined ? null : (
        <Surface>
          <EmptyState
            glyph={iconLock}
            title={t('hall.visitorTitle')}
            description={t(nonePopular ? 'hall.visitorRest' : 'hall.visitorText')}
            actions={
              <>
                <Button onClick={() => void open('loginPopupModal', { reason: 'required' })}>{t('hall.visitorAction')}</Button>
                {registrationOpen ? (
                  <Button variant="outline" onClick={() => void open('registerModal')}>
                    {t('hall.visitorRegister')}
                  </Button>
                ) : null}
              </>
            }
          />
        </Surface>
      )}
    </Stack>
  );
}
