import type { ResponseOf } from '@livery/contracts';

type Menu = ResponseOf<'lotteryMenus'>['menus'][number];

/** Account types of lotteries in menu order, each with its screen and its prize modes. */
export const lotteryKinds = [
  { accountTypeName: 'ELOTT', page: '/elott', modes: ['Elott'] },
  { accountTypeName: 'LOTT', page: '/lottery', modes: ['Lott', 'ZY'] },
  { accountTypeName: 'TCG_SEA', page: '/seaLottery', modes: ['SEA'] },
  { accountTypeName: 'TCG_LOTTO_VN', page: '/vnlottery', modes: ['SEA'] },
] as const satisfies readonly (Pick<Menu, 'accountTypeName' | 'page'> & { readonly modes: readonly string[] })[];

/** The screen of a lottery of an account type; undefined where the account type is no lottery's. */
export function lotteryScreen(accountTypeName: string): Menu['page'] | undefined {
  return lotteryKinds.find((kind) => kind.accountTypeName === accountTypeName)?.page;
}
