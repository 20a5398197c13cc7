import type { ResponseOf } from '@livery/contracts';
import { gamePageSizes, listSource } from '@livery/contracts';
import { useBrand } from '@livery/brand-kit/react';
import { useLanguage, useText } from '@livery/i18n';
import { gameCardOf } from '@livery/navigation';
import { LoadFailed, useImageUrl } from '@livery/session';
import { EmptyState, GameCard, GameCardSkeletons, Grid, iconSearch, Pagination, token, VisuallyHidden } from '@livery/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { launcherApi } from '../api.ts';
import { useGameActions } from '../use-game-actions.ts';

const Root = styled.div`
  display: grid;
  gap: ${token.space[5]};
  padding-block-start: ${token.space[4]};
`;

export interface GamePickerProps {
  readonly vassalage: string;
  /** Empty: games of every kind. */
  readonly gameType: string;
  readonly words: string;
  /** A game was chosen. */
  readonly onChosen: () => void;
}

type Request = Parameters<typeof launcherApi.useVassalageGamesQuery>[0];
type Game = ResponseOf<'gameList'>['games'][number];

/** Games alone: an entry that stands for several opened this list. */
function useGames({ vassalage, gameType, words }: GamePickerProps, pageNo: number) {
  const { language } = useLanguage();
  const { identity } = useBrand();
  const narrow = { ...(gameType === '' ? {} : { gameType: gameType as Game['gameType'] }), ...(words === '' ? {} : { gameName: words }) };
  const request: Exclude<Request, symbol> = { ...listSource(identity), isGame: 'GAME', pageNo, pageSize: gamePageSizes.hall, language: language.code, vassalage, ...narrow };
  return launcherApi.useVassalageGamesQuery(request);
}

function Pick({ game, onChosen }: { readonly game: Game; readonly onChosen: () => void }) {
  const t = useText('games');
  const imageUrl = useImageUrl();
  const { hrefOf, onOpen } = useGameActions();
  return (
    <GameCard
      {...gameCardOf(game, t, imageUrl)}
      href={hrefOf(game)}
      onOpen={(event) => {
        onOpen(game, event);
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChosen();
      }}
    />
  );
}

/** One page of a vendor's games to choose from, without the entries that stand for several. How many there are is spoken. */
export function GamePicker(props: GamePickerProps) {
  const { words, onChosen } = props;
  const t = useText('games');
  const tCommon = useText('common');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useGames(props, page);
  if (data === undefined && error !== undefined) return <LoadFailed title={t('hall.failed')} error={error} onRetry={refetch} compact />;
  if (data?.total === 0) {
    return words === '' ? (
      <EmptyState title={t('hall.empty')} description={t('hall.emptyText')} compact />
    ) : (
      <EmptyState glyph={iconSearch} title={t('hall.noMatch', { words })} description={t('hall.noMatchText')} compact />
    );
  }
  return (
    <Root>
      <VisuallyHidden role="status">{data === undefined ? tCommon('state.loading') : t('hall.count', { count: data.total })}</VisuallyHidden>
      <Grid data-of="tiles" aria-busy={isFetching}>
        {data === undefined ? <GameCardSkeletons count={12} /> : data.games.map((game) => <Pick key={game.gameId} game={game} onChosen={onChosen} />)}
      </Grid>
      {data === undefined || data.totalPages < 2 ? null : (
        <Pagination
          page={page}
          pages={data.totalPages}
          onPage={setPage}
          disabled={isFetching}
          labels={{ navigation: t('list.pages'), previous: tCommon('pager.previous'), next: tCommon('pager.next'), page: (number) => tCommon('pager.number', { page: number }) }}
        />
      )}
    </Root>
  );
}
