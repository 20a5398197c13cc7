import { useBrand } from '@livery/brand-kit/react';
import { gameTypes } from '@livery/contracts';
import type { GameType } from '@livery/contracts';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { agentCentreApi } from '../api.ts';

const categories: Readonly<Record<GameType, PlainTextKey<'shell'>>> = {
  ELOTT: 'nav.ELOTT', LOTT: 'nav.LOTT', LIVE: 'nav.LIVE', SPORTS: 'nav.SPORTS', FISH: 'nav.FISH', RNG: 'nav.RNG', PVP: 'nav.PVP', ESPORTS: 'nav.ESPORTS', COCKFIGHT: 'nav.COCKFIGHT', BINGO: 'nav.BINGO',
  ANIM6: 'nav.ANIM6', INHOUSE: 'nav.INHOUSE',
};
const isGameType = (code: string): code is GameType => gameTypes.some((type) => type === code);

/** Names of vendors and of kinds of games by their codes, which stand for themselves where they are not known. */
export function useGameNames(): { readonly vendor: (code: string) => string; readonly category: (code: string) => string } {
  const t = useText('shell');
  const { currentData } = agentCentreApi.useAgentGameVendorsQuery({ merchantCode: useBrand().identity.merchantCode });
  const names = new Map(currentData?.list.map(({ vassalage, displayName }) => [vassalage, displayName]));
  return { vendor: (code) => names.get(code) ?? code, category: (code) => (isGameType(code) ? t(categories[code]) : code) };
}
