import { outcomeUnknown } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import type { Message, PlainTextKey } from '@livery/i18n';

const member = (key: PlainTextKey<'member'>): Message => ({ ns: 'member', key });

/** What of a new withdrawal a refusal is about, by the gateway's names; empty where that is not told, or the outcome is not known. */
export const refusedParts = (problem: ApiProblem): readonly string[] => (outcomeUnknown(problem) ? [] : (problem.fields ?? problem.value?.fields ?? []).map(({ field }) => field));

/** What is said at the amount that the gateway refused: the page's limits, or its balance, were older. */
export function amountRefusal({ code }: ApiProblem): Message {
  if (code === 'INSUFFICIENT_FUNDS') return member('withdraw.fault.notFree');
  return member(code === 'LIMIT_EXCEEDED' ? 'withdraw.fault.day' : 'deposit.fault.changed');
}

/** The form's own words for a refusal that is about no field of it; undefined where the general ones say it. */
export function refusalMessage(problem: ApiProblem): Message | undefined {
  if (outcomeUnknown(problem)) return member('withdraw.fault.unknown');
  const parts = refusedParts(problem);
  if (parts.includes('open')) return member('withdraw.stop.open');
  return parts.includes('count') ? member('withdraw.stop.count') : undefined;
}
