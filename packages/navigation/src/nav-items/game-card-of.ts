import type { ResponseOf } from '@livery/contracts';
import type { TextFunction } from '@livery/i18n';
import type { GameCardProps } from '@livery/ui-kit';

type Game = ResponseOf<'gameList'>['games'][number];

/** What a card shows of a game of the catalogue: its name, vendor, picture and marks, and why it cannot be opened where it cannot. */
export function gameCardOf(game: Game, t: TextFunction<'games'>, imageUrl: (path: string) => string): Pick<GameCardProps, 'name' | 'detail' | 'image' | 'imageSmall' | 'marks' | 'unavailable'> {
  return {
    name: game.name,
    detail: game.vendorName,
    image: imageUrl(game.image),
    ...(game.imageSmall === undefined ? {} : { imageSmall: imageUrl(game.imageSmall) }),
    marks: [
      ...(game.isJackpot ? [{ kind: 'jackpot' as const, label: t('hall.jackpot') }] : game.isHot ? [{ kind: 'hot' as const, label: t('hall.hot') }] : []),
      ...(game.isNew ? [{ kind: 'new' as const, label: t('hall.new') }] : []),
    ],
    ...(game.state === 'open' ? {} : { unavailable: t(game.state === 'barred' ? 'hall.barred' : 'hall.maintenance') }),
  };
}
