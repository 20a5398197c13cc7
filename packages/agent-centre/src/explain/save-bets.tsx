import { useBrand } from '@livery/brand-kit/react';
import { csvOf, readParts, recordStamp, SaveFile } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { contractApi } from '../contracts/api.ts';
import { useSaveTexts } from '../save/use-save-texts.ts';
import { betTypes } from './bet-columns.tsx';

/** Bets asked for at a time: the most that a page has. */
const PAGE = 200;

export interface SaveBetsProps {
  /** The settlement. */
  readonly id: string;
  readonly memberId: string;
  readonly account: string;
  readonly period: string;
}

/** Saves the bets behind what a member adds to a settlement. */
export function SaveBets({ id, memberId, account, period }: SaveBetsProps) {
  const t = useText('agent');
  const stamp = recordStamp(useBrand().timeZone);
  const [read] = contractApi.useLazyBetsForFileQuery();
  const make = async (signal: AbortSignal, onProgress: (count: number) => void) => {
    const { rows: bets, cut } = await readParts(async (before) => {
      const page = await read({ id, memberId, period, limit: PAGE, ...(before === undefined ? {} : { before }) }).unwrap();
      return { rows: page.bets, next: page.next };
    }, signal, onProgress);
    const text = csvOf([
      [t('explain.csv.bet'), t('movement.time'), t('explain.game'), t('explain.type'), t('figure.turnover'), t('figure.validBet'), t('figure.prizes'), t('explain.share')],
      ...bets.map(({ id: bet, at, game, type, turnover, validBet, prizes, share }) => [bet, stamp(at), game, t(betTypes[type][0]), turnover, validBet, prizes, share ?? '']),
    ]);
    return { name: `${account}_${period.replaceAll(':', '')}.csv`, text, cut };
  };
  return <SaveFile texts={useSaveTexts(t('explain.saveBets'), 'page')} make={make} />;
}
