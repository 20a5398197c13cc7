import { lotteryPath } from '@livery/navigation';
import type { LotteryPath } from '@livery/navigation';

/** The account type of each lottery page, the prize mode its lotteries are played under, and what it is called. */
export const lotteryKinds = {
  [lotteryPath('LOTT')]: { accountTypeName: 'LOTT', prizeMode: 'Lott', title: 'lottery.title' },
  [lotteryPath('TCG_LOTTO_VN')]: { accountTypeName: 'TCG_LOTTO_VN', prizeMode: 'SEA', title: 'lottery.titleVn' },
  [lotteryPath('TCG_SEA')]: { accountTypeName: 'TCG_SEA', prizeMode: 'SEA', title: 'lottery.titleSea' },
} as const satisfies Record<LotteryPath, object>;
