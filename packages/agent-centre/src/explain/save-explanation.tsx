import { useText } from '@livery/i18n';
import { contractApi } from '../contracts/api.ts';
import { csvOf } from '../save/csv.ts';
import { SaveFile } from './save-file.tsx';
import type { Explained, SettledMember } from './types.ts';
import { useLines } from './use-lines.ts';

/** Members asked for at a time: the most that a page has. */
const PAGE = 200;

/** Saves the calculation with its formula, and all members that it is made of, as one file. */
export function SaveExplanation({ explained }: { readonly explained: Explained }) {
  const t = useText('agent');
  const lines = useLines(explained);
  const [read] = contractApi.useLazyMembersForFileQuery();
  const { settlement, explanation } = explained;
  const make = async (signal: AbortSignal) => {
    const members: SettledMember[] = [];
    let before: string | null = null;
    do {
      const page: { readonly members: readonly SettledMember[]; readonly next: string | null } = await read({ id: settlement.id, limit: PAGE, ...(before === null ? {} : { before }) }).unwrap();
      signal.throwIfAborted();
      members.push(...page.members);
      before = page.next;
    } while (before !== null);
    const yes = (is: boolean): string => (is ? t('explain.csv.yes') : t('explain.csv.no'));
    const text = csvOf([
      [t('explain.line.name'), t('explain.line.amount')],
      ...lines.map(({ name, amount }) => [name, amount]),
      [t('explain.csv.formula'), explanation.formula],
      [],
      [t('team.account'), t('settlement.period'), t('explain.correction'), t('explain.active'), t('figure.turnover'), t('figure.validBet'), t('figure.prizes'), t('figure.rebates'), t('explain.line.activity')],
      ...members.map(({ account, period, correction, active, turnover, validBet, prizes, memberRebate, activity }) => [account, period, yes(correction), yes(active), turnover, validBet, prizes, memberRebate, activity]),
    ]);
    return { name: `${settlement.kind}_${settlement.from.replaceAll(':', '')}.csv`, text };
  };
  return <SaveFile label={t('explain.save')} make={make} />;
}
