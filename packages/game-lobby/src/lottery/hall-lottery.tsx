import { useBrand } from '@livery/brand-kit/react';
import { useLanguage, useText } from '@livery/i18n';
import { Notice } from '@livery/ui-kit';
import { useSearchParams } from 'react-router';
import { hallApi } from '../hall-api.ts';
import { ChosenLottery } from './chosen-lottery.tsx';
import { prizeModeOf } from './lottery-kinds.ts';

/** The e-lottery that the address of the lottery hall names (`gameCode`), above the hall; nothing where none is named. */
export function HallLottery() {
  const [query] = useSearchParams();
  const gameCode = query.get('gameCode') ?? '';
  return gameCode === '' ? null : <NamedLottery key={gameCode} gameCode={gameCode} />;
}

function NamedLottery({ gameCode }: { readonly gameCode: string }) {
  const t = useText('games');
  const { language } = useLanguage();
  const prizeMode = prizeModeOf('ELOTT', useBrand());
  const { currentData } = hallApi.useLotteryMenusQuery({ ...(prizeMode === undefined ? {} : { prizeMode }), language: language.code });
  if (currentData === undefined) return null;
  const chosen = currentData.menus.flatMap(({ games }) => games).find(({ code }) => code === gameCode);
  return chosen === undefined ? <Notice tone="warning">{t('lottery.unknown')}</Notice> : <ChosenLottery game={chosen} />;
}
