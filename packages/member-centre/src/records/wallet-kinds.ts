import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';

/** Texts by the kind of a ledger entry; a kind that is not known here is "other". */
const kinds: Readonly<Record<string, PlainTextKey<'member'> | undefined>> = {
  bet: 'wallet.kind.bet',
  win: 'wallet.kind.win',
  'win-rejected': 'wallet.kind.winRejected',
  rollback: 'wallet.kind.rollback',
  welcome: 'wallet.kind.welcome',
  demo: 'wallet.kind.demo',
  deposit: 'wallet.kind.deposit',
  withdrawal: 'wallet.kind.withdrawal',
  'withdrawal-return': 'wallet.kind.withdrawalReturn',
  'withdrawal-settle': 'wallet.kind.withdrawalSettle',
  cashback: 'wallet.kind.cashback',
  'member-transfer': 'wallet.kind.memberTransfer',
  'agent-dividend': 'wallet.kind.agentDividend',
  'agent-salary': 'wallet.kind.agentSalary',
  referral: 'wallet.kind.referral',
  reversal: 'wallet.kind.reversal',
  correction: 'wallet.kind.correction',
  'transfer-in': 'wallet.kind.transferIn',
  'transfer-out': 'wallet.kind.transferOut',
  'transfer-back': 'wallet.kind.transferBack',
};

/** Names of kinds of ledger entries. */
export function useKindName(): (kind: string) => string {
  const t = useText('member');
  return (kind) => t(kinds[kind] ?? 'wallet.kind.other');
}

/** A name with every kind that bears it: one choice of a filter. */
export interface KindChoice {
  readonly label: string;
  /** The kinds with commas between, as the call takes them. */
  readonly value: string;
}

/**
 * The choices among kinds, by their names. Kinds of the same name are chosen together.
 *
 * @param order compares two names, as `useTextOrder` does
 */
export function kindChoices(present: readonly string[], nameOf: (kind: string) => string, order: (one: string, other: string) => number): readonly KindChoice[] {
  const byName = new Map<string, string[]>();
  for (const kind of present.toSorted()) byName.set(nameOf(kind), [...(byName.get(nameOf(kind)) ?? []), kind]);
  return [...byName].map(([label, named]) => ({ label, value: named.join(',') })).toSorted((one, other) => order(one.label, other.label));
}
