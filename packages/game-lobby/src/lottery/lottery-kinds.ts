import type { Brand } from '@livery/brand-kit';
import type { PrizeMode } from '@livery/contracts';
import type { PlainTextKey } from '@livery/i18n';
import { lotteryPath } from '@livery/navigation';
import type { LotteryPath } from '@livery/navigation';

/** The account type of each lottery page, and what it is called. */
export const lotteryKinds = {
  [lotteryPath('LOTT')]: { accountTypeName: 'LOTT', title: 'lottery.title' },
  [lotteryPath('TCG_LOTTO_VN')]: { accountTypeName: 'TCG_LOTTO_VN', title: 'lottery.titleVn' },
  [lotteryPath('TCG_SEA')]: { accountTypeName: 'TCG_SEA', title: 'lottery.titleSea' },
} as const satisfies Record<LotteryPath, { readonly accountTypeName: string; readonly title: PlainTextKey<'games'> }>;

/** Account types of lotteries. */
export type LotteryAccountType = 'ELOTT' | (typeof lotteryKinds)[LotteryPath]['accountTypeName'];

/**
 * The prize mode that lotteries of an account type are asked for on a brand's site: the first of the brand's modes that
 * the account type is played under. Lotteries of a region are played under the brand's lottery type. Undefined where the
 * brand has none of them: the server then answers for every mode.
 */
export function prizeModeOf(account: LotteryAccountType, { identity, prizeModes }: Pick<Brand, 'identity' | 'prizeModes'>): PrizeMode | undefined {
  const modes: readonly PrizeMode[] = account === 'ELOTT' ? ['Elott'] : account === 'LOTT' ? ['Lott', 'ZY'] : [identity.lotteryType];
  return prizeModes.find((mode) => modes.includes(mode));
}
