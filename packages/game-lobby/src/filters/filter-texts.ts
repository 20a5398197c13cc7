import type { GameFeature, GameSort, LiveKind, Volatility } from '@livery/contracts';
import type { PlainTextKey } from '@livery/i18n';

type Texts<Word extends string> = Readonly<Record<Word, PlainTextKey<'games'>>>;

/** Text keys of features. */
export const featureTexts: Texts<GameFeature> = { hot: 'hall.hot', new: 'hall.new', jackpot: 'hall.jackpot', freePlay: 'find.freePlay', freeSpins: 'find.freeSpins' };

/** Text keys of volatilities. */
export const volatilityTexts: Texts<Volatility> = { low: 'find.low', medium: 'find.medium', high: 'find.high' };

/** Text keys of sort orders. */
export const sortTexts: Texts<GameSort> = {
  recommended: 'find.recommended',
  popular: 'find.popular',
  newest: 'find.newest',
  name: 'find.name',
  rtp: 'find.rtp',
  stake: 'find.stake',
};

/** Text keys of live table types. */
export const liveTexts: Texts<LiveKind> = {
  BACCARAT: 'live.BACCARAT',
  SICBO: 'live.SICBO',
  ROULETTE: 'live.ROULETTE',
  DRAGON_TIGER: 'live.DRAGON_TIGER',
  BLACKJACK: 'live.BLACKJACK',
  HOLDEM: 'live.HOLDEM',
  MAHJONG_TILES: 'live.MAHJONG_TILES',
  CARD_POKER: 'live.CARD_POKER',
  PAI_GOW: 'live.PAI_GOW',
  SE_DIE: 'live.SE_DIE',
  FAN_TAN: 'live.FAN_TAN',
  NIUNIU: 'live.NIUNIU',
  YU_SIA_XIE: 'live.YU_SIA_XIE',
  ZJH: 'live.ZJH',
  MAHJONG: 'live.MAHJONG',
};
