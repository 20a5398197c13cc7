/** Pages that show lotteries of one account type. */
export type LotteryPath = '/lottery' | '/vnlottery' | '/seaLottery';

/** The account type of each page, the prize mode its lotteries are played under, and what it is called. */
export const lotteryKinds = {
  '/lottery': { accountTypeName: 'LOTT', prizeMode: 'Lott', title: 'lottery.title' },
  '/vnlottery': { accountTypeName: 'TCG_LOTTO_VN', prizeMode: 'SEA', title: 'lottery.titleVn' },
  '/seaLottery': { accountTypeName: 'TCG_SEA', prizeMode: 'SEA', title: 'lottery.titleSea' },
} as const satisfies Record<LotteryPath, object>;
