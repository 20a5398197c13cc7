import { useBrand } from '@livery/brand-kit/react';
import { gamePageSizes } from '@livery/contracts';
import { useLanguage, useText } from '@livery/i18n';
import { LoadFailed, useSession } from '@livery/session';
import { EmptyState, iconLottery, Notice, SectionHeading } from '@livery/ui-kit';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Fragment } from 'react';
import { useSearchParams } from 'react-router';
import { hallApi } from '../hall-api.ts';
import type { Game } from '../hooks.ts';
import { HallRoot } from '../hall/hall-root.ts';
import { ChosenLottery } from './chosen-lottery.tsx';
import { DrawList } from './draw-list.tsx';
import { LotteryCards } from './lottery-cards.tsx';
import { lotteryKinds, prizeModeOf } from './lottery-kinds.ts';
import { lotteryPath, PageTitle } from '@livery/navigation';
import type { LotteryPath } from '@livery/navigation';
import { useLotteries } from './use-lotteries.ts';

/**
 * Twenty lotteries played most, and, on the Vietnamese page, those that a member played last. `loading` until both are
 * there or have failed.
 */
function useShelves(path: LotteryPath) {
  const { language } = useLanguage();
  const { loggedIn } = useSession();
  const { accountTypeName } = lotteryKinds[path];
  const brand = useBrand();
  const prizeMode = prizeModeOf(accountTypeName, brand);
  const popular = hallApi.usePopularLotteriesQuery({ count: gamePageSizes.popularLotteries, ...(prizeMode === undefined ? {} : { prizeMode }), device: brand.identity.device, language: language.code, accountTypeName });
  const recent = hallApi.useVnRecentLotteriesQuery(path === lotteryPath('TCG_LOTTO_VN') && loggedIn ? undefined : skipToken);
  return { popular: popular.data?.list.filter((game) => game.accountTypeName === accountTypeName) ?? [], recent: recent.data?.list ?? [], loading: popular.isLoading || recent.isLoading };
}

/** Whether the most played lotteries are merely the first of the list, which then shows them itself. */
function leadsTheList(popular: readonly Game[], all: readonly Game[]): boolean {
  const first = new Set(all.slice(0, popular.length).map(({ code }) => code));
  return popular.every(({ code }) => first.has(code));
}

/** The lotteries of one account type: what can be played, the one of the address, and the numbers that were opened. */
export function LotteryPage({ path }: { /** Which account type of lotteries, by the path of its page. */ readonly path: LotteryPath }) {
  const t = useText('games');
  const [query] = useSearchParams();
  const gameCode = query.get('gameCode') ?? undefined;
  const { groups: loaded, error, refetch } = useLotteries(path);
  const { popular, recent, loading } = useShelves(path);
  // All sections appear at once, so that none pushes another down.
  const groups = loading ? undefined : loaded;
  const waiting = groups === undefined && (loading || error === undefined);
  const all = groups?.flatMap(({ games }) => games) ?? [];
  const chosen = gameCode === undefined ? undefined : all.find((game) => game.code === gameCode);
  const closed = all.length > 0 && all.every(({ state }) => state === 'maintenance');
  const cards = { path, current: gameCode, closed } as const;
  return (
    <HallRoot>
      <PageTitle>{t(lotteryKinds[path].title)}</PageTitle>
      <SectionHeading level={1}>{t(lotteryKinds[path].title)}</SectionHeading>
      {chosen === undefined ? null : (
        <Fragment key={chosen.code}>
          <ChosenLottery game={chosen} />
          <DrawList path={path} gameCode={chosen.code} />
        </Fragment>
      )}
      {gameCode !== undefined && groups !== undefined && chosen === undefined ? <Notice tone="warning">{t('lottery.unknown')}</Notice> : null}
      {closed && !waiting && chosen === undefined ? <Notice tone="info">{t('lottery.allClosed')}</Notice> : null}
      {waiting || recent.length === 0 ? null : <LotteryCards {...cards} id="lottery-recent" title={t('lottery.recent')} games={recent} />}
      {waiting ? (
        <LotteryCards {...cards} id="lottery-loading" title={t('lottery.all')} games={undefined} />
      ) : groups === undefined ? (
        <LoadFailed title={t('lottery.failed')} error={error} onRetry={refetch} />
      ) : all.length === 0 ? (
        <EmptyState glyph={iconLottery} title={t('lottery.none')} description={t('hall.emptyText')} />
      ) : (
        <>
          {leadsTheList(popular, all) ? null : <LotteryCards {...cards} id="lottery-popular" title={t('lottery.popular')} games={popular} />}
          {groups.map((group) => (
            <LotteryCards {...cards} key={group.key} id={`lottery-${group.key}`} title={t(group.title ?? 'lottery.all')} games={group.games} />
          ))}
        </>
      )}
      {chosen === undefined && !waiting ? <DrawList path={path} gameCode={undefined} /> : null}
    </HallRoot>
  );
}
