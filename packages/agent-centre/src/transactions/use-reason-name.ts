import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';

/** Texts by why money moved; what is not known here is "other". */
const reasons: Readonly<Record<string, PlainTextKey<'agent'> | undefined>> = {
  deposit: 'reason.deposit',
  withdrawal: 'reason.withdrawal',
  'withdrawal-return': 'reason.withdrawalReturn',
  'withdrawal-settle': 'reason.withdrawalSettle',
  'member-transfer': 'reason.memberTransfer',
  cashback: 'reason.cashback',
  referral: 'reason.referral',
  welcome: 'reason.welcome',
  'agent-dividend': 'reason.dividend',
  'agent-salary': 'reason.salary',
  correction: 'reason.correction',
  reversal: 'reason.reversal',
};

/** Names why money moved. */
export function useReasonName(): (reason: string) => string {
  const t = useText('agent');
  return (reason) => t(reasons[reason] ?? 'reason.other');
}
