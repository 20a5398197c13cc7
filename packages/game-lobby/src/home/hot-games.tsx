import { useText } from '@livery/i18n';
import { useGamesHref } from '@livery/navigation';
import { LoadFailed } from '@livery/session';
import { GameCardSkeletons, Grid, iconFlame, LinkButton, SectionHeading } from '@livery/ui-kit';
import { lobbyApi } from '../api.ts';
import { GameTile } from '../game-tile.tsx';
import { useHotGamesRequest } from '../hooks.ts';

const SHOWN = 12;

/** The games of the site that are played most. */
export function HotGames() {
  const t = useText('games');
  const tCommon = useText('common');
  const gamesHref = useGamesHref();
  const { data, error, refetch } = lobbyApi.useHotGamesQuery(useHotGamesRequest());
  if (data !== undefined && data.list.length === 0) return null;
  return (
    <section aria-labelledby="hot-games">
      <SectionHeading
        id="hot-games"
        glyph={iconFlame}
        lead={t('hot.lead')}
        action={
          <LinkButton href={gamesHref} variant="ghost" size="sm">
            {tCommon('action.seeAll')}
          </LinkButton>
        }
      >
        {t('hot.title')}
      </SectionHeading>
      {data === undefined && error !== undefined ? (
        <LoadFailed title={t('hall.failed')} error={error} onRetry={refetch} compact />
      ) : (
        <Grid data-of="tiles">
          {data === undefined ? <GameCardSkeletons count={SHOWN} /> : data.list.slice(0, SHOWN).map((game) => <GameTile key={game.gameId} game={game} />)}
        </Grid>
      )}
    </section>
  );
}
