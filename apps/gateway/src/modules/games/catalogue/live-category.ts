/** Words of a live table's name by category, the most specific first. */
const names: readonly (readonly [RegExp, string])[] = [
  [/dragon tiger/i, 'DRAGON_TIGER'],
  [/blackjack/i, 'BLACKJACK'],
  [/baccarat|super six/i, 'BACCARAT'],
  [/yu sia xie/i, 'YU_SIA_XIE'],
  [/sicbo|three dice|craps/i, 'SICBO'],
  [/roulette|wheel/i, 'ROULETTE'],
  [/fan tan/i, 'FAN_TAN'],
  [/se die/i, 'SE_DIE'],
  [/niuniu|bull bull/i, 'NIUNIU'],
  [/hold.em/i, 'HOLDEM'],
  [/zjh|three card|teen patti/i, 'ZJH'],
  [/pai gow/i, 'PAI_GOW'],
  [/mahjong tiles|two tile/i, 'MAHJONG_TILES'],
  [/mahjong/i, 'MAHJONG'],
  [/card poker|andar bahar/i, 'CARD_POKER'],
];

/** The live category of a table by its name, or null. */
export function liveCategoryOf(name: string): string | null {
  return names.find(([words]) => words.test(name))?.[1] ?? null;
}
