import { useMoneyText } from '@livery/centre-kit';
import { useBalance } from '@livery/session';

/** How an amount is shown that is, or was, the member's balance: masked with stars while balances are hidden on this device. */
export function useBalanceText(): (amount: string) => string {
  const money = useMoneyText();
  const { hidden } = useBalance();
  return hidden ? () => '***' : money;
}
