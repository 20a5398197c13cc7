import { useBrand } from '@livery/brand-kit/react';
import { gamePageSizes } from '@livery/contracts';
import { useLanguage, useText } from '@livery/i18n';
import { LoadFailed, useSession } from '@livery/session';
import { EmptyState, iconLottery, Notice, SectionHeading } from '@livery/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router';
import { hallApi } from '../hall-api.ts';
import { HallRoot } from '../hall/hall-root.ts';
import { ChosenLottery } from './chosen-lottery.tsx';
import { DrawList } from './draw-list.tsx';
import { LotteryCards } from './lottery-cards.tsx';
import { lotteryKinds, prizeModeOf } from './lottery-kinds.ts';
import { lotteryPath, PageTitle } from '@livery/navigation';
import type { LotteryPath } from '@livery/navigation';
import { useLotteries } from './use-lotteries.ts';

/** Twenty lotteries played most, and, on the Vietnamese page, those that a member played last. */
function useShelves(path: LotteryPath) {
  const { language } = useLanguage();
  const { loggedIn } = useSession();
  const { accountTypeName } = lotteryKinds[path];
  const brand = useBrand();
  const prizeMode = prizeModeOf(accountTypeName, brand);
  const popular = hallApi.usePopularLotteriesQuery({ count: gamePageSizes.popularLotteries, ...(prizeMode === undefined ? {} : { prizeMode }), device: brand.identity.device, language: language.code });
  const recent = hallApi.useVnRecentLotteriesQuery(path === lotteryPath('TCG_LOTTO_VN') && loggedIn ? undefined : skipToken);
  return { popular: popular.data?.list.filter((game) => game.accountTypeName === accountTypeName) ?? [], recent: recent.data?.list ?? [] };
}

/** The lotteries of one account type: what can be played, the one of the address, and the numbers that were opened. */
export function LotteryPage({ path }: { readonly path: LotteryPath }) {
  const t = useText('games');
  const [query] = useSearchParams();
  const gameCode = query.get('gameCode') ?? undefined;
  const { groups, error, refetch } = useLotteries(path);
  const { popular, recent } = useShelves(path);
  const chosen = gameCode === undefined ? undefined : groups?.flatMap(({ games }) => games).find((game) => game.code === gameCode);
  const cards = { path, current: gameCode } as const;
  return (
    <HallRoot>
      <PageTitle>{t(lotteryKinds[path].title)}</PageTitle>
      <SectionHeading level={1}>{t(lotteryKinds[path].title)}</SectionHeading>
      {chosen === undefined ? null : (
        <Fragment key={chosen.code}>
          <ChosenLottery game={chosen} playType={query.get('playType') ?? undefined} />
          <DrawList path={path} gameCode={chosen.code} />
        </Fragment>
      )}
      {gameCode !== undefined && groups !== undefined && chosen === undefined ? <Notice tone="warning">{t('lottery.unknown')}</Notice> : null}
      {recent.length === 0 ? null : <LotteryCards {...cards} id="lottery-recent" title={t('lottery.recent')} games={recent} />}
      {groups === undefined && error !== undefined ? (
        <LoadFailed title={t('lottery.failed')} error={error} onRetry={refetch} />
      ) : groups === undefined ? (
        <LotteryCards {...cards} id="lottery-loading" title={t('lottery.all')} games={undefined} />
      ) : groups.every(({ games }) => games.length === 0) ? (
        <EmptyState glyph={iconLottery} title={t('lottery.none')} description={t('hall.emptyText')} />
      ) : (
        <>
          {/* A few that all are shown need no list of the most played. */}
          {popular.length > 0 && popular.length < groups.reduce((sum, { games }) => sum + games.length, 0) ? (
            <LotteryCards {...cards} id="lottery-popular" title={t('lottery.popular')} games={popular} />
          ) : null}
          {groups.map((group) => (
            <LotteryCards {...cards} key={group.key} id={`lottery-${group.key}`} title={t(group.title ?? 'lottery.all')} games={group.games} />
          ))}
        </>
      )}
      {chosen === undefined && (gameCode === undefined || groups !== undefined) ? <DrawList path={path} gameCode={undefined} /> : null}
    </HallRoot>
  );
}
