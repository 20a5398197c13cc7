import { useBrand } from '@livery/brand-kit/react';
import { useLanguage } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { hallApi } from '../hall-api.ts';
import type { Game } from '../hooks.ts';
import { lotteryKinds, prizeModeOf } from './lottery-kinds.ts';
import { lotteryPath } from '@livery/navigation';
import type { LotteryPath } from '@livery/navigation';

/** Lotteries that belong together; Vietnamese ones by region. */
export interface LotteryGroup {
  readonly key: string;
  /** Undefined where there is one group alone. */
  readonly title: PlainTextKey<'games'> | undefined;
  readonly games: readonly Game[];
}

const regions = { north: 'lottery.north', central: 'lottery.central', south: 'lottery.south' } as const satisfies Record<string, PlainTextKey<'games'>>;

/** The lotteries of a page, in groups; undefined while they are loading. */
export function useLotteries(path: LotteryPath) {
  const { language } = useLanguage();
  const { accountTypeName } = lotteryKinds[path];
  const prizeMode = prizeModeOf(accountTypeName, useBrand());
  const vietnam = path === lotteryPath('TCG_LOTTO_VN');
  const menus = hallApi.useLotteryMenusQuery(vietnam ? skipToken : { ...(prizeMode === undefined ? {} : { prizeMode }), language: language.code });
  const regional = hallApi.useVnLotteryMenuQuery(vietnam ? { language: language.code } : skipToken);
  const groups: readonly LotteryGroup[] | undefined = vietnam
    ? regional.currentData?.groups.map(({ region, games }) => ({ key: region, title: regions[region], games }))
    : menus.currentData && [{ key: accountTypeName, title: undefined, games: menus.currentData.menus.flatMap((menu) => (menu.accountTypeName === accountTypeName ? menu.games : [])) }];
  const { error, refetch } = vietnam ? regional : menus;
  return { groups, error, refetch };
}
