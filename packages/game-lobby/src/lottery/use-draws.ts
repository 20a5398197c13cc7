import type { ResponseOf } from '@livery/contracts';
import { gamePageSizes } from '@livery/contracts';
import { useLanguage } from '@livery/i18n';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { hallApi } from '../hall-api.ts';
import { lotteryKinds } from './lottery-kinds.ts';
import { lotteryPath } from '@livery/navigation';
import type { LotteryPath } from '@livery/navigation';

/** An opened draw. */
export type Draw = ResponseOf<'openedNumbers'>['list'][number];

/** The opened numbers of a page's lotteries, a few of each, or of one of them. All but the Vietnamese require a login. */
export function useDraws(path: LotteryPath, gameCode: string | undefined, loggedIn: boolean) {
  const { language } = useLanguage();
  const request = { count: gamePageSizes.openedNumbers, language: language.code, ...(gameCode === undefined ? { ofEach: gamePageSizes.openedOfEach } : { gameCode }) };
  const vietnam = path === lotteryPath('TCG_LOTTO_VN');
  const open = hallApi.useVnOpenedNumbersQuery(vietnam ? request : skipToken);
  const { accountTypeName } = lotteryKinds[path];
  const own = hallApi.useOpenedNumbersQuery(vietnam || !loggedIn ? skipToken : { ...request, accountTypeName });
  const { currentData, error, refetch } = vietnam ? open : own;
  // A server that does not know the account type answers for lotteries of each.
  const draws: readonly Draw[] | undefined = currentData?.list.filter((draw) => draw.accountTypeName === accountTypeName);
  return { draws, error, refetch };
}
