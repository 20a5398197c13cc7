import { useText } from '@livery/i18n';
import { CashierList, watchOf } from '../cashier/cashier-list.tsx';
import type { Which } from '../cashier/cashier-list.tsx';
import { depositApi } from './api.ts';
import { useDepositWords } from './deposit-words.ts';

export interface DepositListProps {
  readonly which: Which;
  readonly title: string;
  readonly onOpen: (id: string) => void;
}

/** Deposits of one kind, newest first; nothing where there are none. */
export function DepositList({ which, title, onOpen }: DepositListProps) {
  const t = useText('member');
  const query = depositApi.useDepositListInfiniteQuery({ which }, watchOf(which));
  return <CashierList which={which} query={query} title={title} failed={t('deposit.listFailed')} nameOf={({ method }) => method.name} stateOf={useDepositWords()} onOpen={onOpen} />;
}
