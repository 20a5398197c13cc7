import { useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { StatusTag } from '@livery/ui-kit';
import type { Tone } from '@livery/ui-kit';
import { Below } from '../agent-style.ts';
import { hasAmount } from '../explain/arithmetic.ts';

/** What is paid by a contract for a period. */
export type Settlement = ResponseOf<'agentSettlement'>['settlement'];

const states = {
  none: ['settlement.state.none', 'neutral'],
  due: ['settlement.state.due', 'info'],
  partly: ['settlement.state.partly', 'warning'],
  paid: ['settlement.state.paid', 'success'],
} as const satisfies Readonly<Record<Settlement['state'], readonly [PlainTextKey<'agent'>, Tone]>>;

const stateOf = ({ held, state, paid }: Settlement) => (held ? (['settlement.state.held', 'danger'] as const) : state === 'partly' && !hasAmount(paid) ? (['settlement.state.notYet', 'warning'] as const) : states[state]);

/** Names where a settlement stands. */
export function useStateName(): (settlement: Settlement) => string {
  const t = useText('agent');
  return (settlement) => t(stateOf(settlement)[0]);
}

/** Where a settlement stands: paid, what is still due, held by an operator, and whether the agent owes its downlines more than it gets. */
export function SettlementState({ settlement }: { readonly settlement: Settlement }) {
  const t = useText('agent');
  const money = useMoneyText();
  const { state, held, rest, net } = settlement;
  const [name, tone] = stateOf(settlement);
  return (
    <>
      <StatusTag tone={tone}>{t(name)}</StatusTag>
      {state === 'partly' || (held && state === 'due') ? <Below>{t('settlement.still', { amount: money(rest) })}</Below> : null}
      {net.startsWith('-') ? <Below>{t('settlement.owes', { amount: money(net.slice(1)) })}</Below> : null}
    </>
  );
}
