import { useText } from '@livery/i18n';
import { useTerms } from '../contracts/use-terms.ts';

/** The days of a settlement in words: one day or moment, or two days. */
export function usePeriodText(): (period: { readonly from: string; readonly to: string }) => string {
  const t = useText('agent');
  const { when } = useTerms();
  return ({ from, to }) => (from === to ? when(from) : t('settlement.fromTo', { from: when(from), to: when(to) }));
}
