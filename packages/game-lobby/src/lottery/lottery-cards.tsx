import { useText } from '@livery/i18n';
import { useImageUrl } from '@livery/session';
import { Grid, SectionHeading, VendorCard, VendorCardSkeleton } from '@livery/ui-kit';
import type { Game } from '../hooks.ts';
import type { LotteryPath } from '@livery/navigation';

export interface LotteryCardsProps {
  readonly id: string;
  readonly title: string;
  readonly path: LotteryPath;
  /** Undefined while they are loading. */
  readonly games: readonly Game[] | undefined;
  readonly current: string | undefined;
  /** The page says that all are closed for maintenance: no card says it again. */
  readonly closed?: boolean;
}

/** Lotteries as cards, each leading to its place on the page. */
export function LotteryCards({ id, title, path, games, current, closed = false }: LotteryCardsProps) {
  const t = useText('games');
  const imageUrl = useImageUrl();
  const note = { open: undefined, maintenance: closed ? undefined : t('hall.maintenance'), barred: t('hall.barred') };
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <Grid data-of="entries">
        {games === undefined
          ? Array.from({ length: 8 }, (_, index) => <VendorCardSkeleton key={index} />)
          : games.map((game) => (
              <VendorCard
                key={game.gameId}
                name={game.name}
                detail={note[game.state] ?? game.vendorName}
                image={imageUrl(game.image)}
                href={`${path}?${new URLSearchParams({ gameCode: game.code, ...(game.defaultPlayType === null ? {} : { playType: game.defaultPlayType }) }).toString()}`}
                current={game.code === current}
                {...(game.isHot && game.state === 'open' ? { hotLabel: t('hall.hot') } : {})}
              />
            ))}
      </Grid>
    </section>
  );
}
