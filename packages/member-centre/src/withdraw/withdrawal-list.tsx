import { useText } from '@livery/i18n';
import { CashierList, watchOf } from '../cashier/cashier-list.tsx';
import { MaskedNumber } from '../cashier/masked-number.tsx';
import type { Which } from '../cashier/cashier-list.tsx';
import type { Withdrawal } from './amounts.ts';
import { withdrawalApi } from './api.ts';
import { useWithdrawalWords } from './withdrawal-words.ts';

export interface WithdrawalListProps {
  readonly which: Which;
  readonly title: string;
  readonly onOpen: (id: string) => void;
}

const accountName = ({ account }: Withdrawal) => (
  <>
    <bdi>{account.name}</bdi> <MaskedNumber lastFour={account.lastFour} />
  </>
);

/** Withdrawals of one kind, newest first; nothing where there are none. */
export function WithdrawalList({ which, title, onOpen }: WithdrawalListProps) {
  const t = useText('member');
  const query = withdrawalApi.useWithdrawalListInfiniteQuery({ which }, watchOf(which));
  return <CashierList which={which} query={query} title={title} failed={t('withdraw.listFailed')} nameOf={accountName} stateOf={useWithdrawalWords()} onOpen={onOpen} />;
}
