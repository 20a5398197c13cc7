import { csvOf, readParts, SaveFile } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { contractApi } from '../contracts/api.ts';
import { useSaveTexts } from '../save/use-save-texts.ts';
import type { Explained } from './types.ts';
import { useLines } from './use-lines.ts';

/** Members asked for at a time: the most that a page has. */
const PAGE = 200;

/** Saves the calculation with its formula, and the members that it is made of, as one file. */
export function SaveExplanation({ explained }: { readonly explained: Explained }) {
  const t = useText('agent');
  const lines = useLines(explained);
  const [read] = contractApi.useLazyMembersForFileQuery();
  const { settlement, explanation } = explained;
  const make = async (signal: AbortSignal, onProgress: (count: number) => void) => {
    const { rows: members, cut } = await readParts(async (before) => {
      const page = await read({ id: settlement.id, limit: PAGE, ...(before === undefined ? {} : { before }) }).unwrap();
      return { rows: page.members, next: page.next };
    }, signal, onProgress);
    const yes = (is: boolean): string => (is ? t('explain.csv.yes') : t('explain.csv.no'));
    // Bet by bet nobody counts as active.
    const counts = explanation.base !== 'bets';
    const text = csvOf([
      [t('explain.line.name'), t('explain.line.amount')],
      ...lines.map(({ name, amount }) => [name, amount]),
      [t('explain.csv.formula'), explanation.formula],
      [],
      [t('team.account'), t('settlement.period'), t('explain.correction'), t('explain.active'), t('figure.turnover'), t('figure.validBet'), t('figure.prizes'), t('figure.rebates'), t('explain.line.activity')],
      ...members.map(({ account, period, correction, active, turnover, validBet, prizes, memberRebate, activity }) => [account, period, yes(correction), counts ? yes(active) : '', turnover, validBet, prizes, memberRebate, activity]),
    ]);
    return { name: `${settlement.kind}_${settlement.from.replaceAll(':', '')}.csv`, text, cut };
  };
  return <SaveFile texts={useSaveTexts(t('explain.save'), 'page')} make={make} />;
}
