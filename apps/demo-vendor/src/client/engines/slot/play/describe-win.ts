import type { Win } from '../../../../maths/slot/evaluate.ts';
import type { GameSymbol } from '../../../../maths/slot/model.ts';
import type { SymbolLook } from '../art/symbols.ts';
import type { MoneyFormat } from '../../../money.ts';
import { t } from '../texts/texts.ts';

/** Describes a winning combination. `coin` is the value of one coin in minor units. */
export function describeWin(win: Win, coin: bigint, looks: Readonly<Record<GameSymbol, SymbolLook>>, money: MoneyFormat): string {
  const symbol = t(`symbol.${looks[win.symbol].name}`);
  const amount = money.full(coin * BigInt(win.coins));
  if (win.kind === 'line') return t('lineWin', { count: win.count, symbol, line: win.detail + 1, amount });
  if (win.kind === 'ways') return t('waysWin', { symbol, reels: win.count, count: win.detail, amount });
  return t('scatterWin', { count: win.count, symbol, amount });
}
