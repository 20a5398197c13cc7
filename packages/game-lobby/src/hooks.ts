import type { Brand } from '@livery/brand-kit';
import { useBrand } from '@livery/brand-kit/react';
import { gamePlatforms } from '@livery/contracts';
import type { RequestOf, ResponseOf } from '@livery/contracts';
import { useLanguage } from '@livery/i18n';
import { lobbyApi } from './api.ts';

/** A game as the gateway lists it. */
export type Game = ResponseOf<'gameList'>['games'][number];
/** A vendor with its games. */
export type Vendor = ResponseOf<'gameVendors'>['list'][number];
/** A kind of games with its vendors. */
export type Category = ResponseOf<'gameCategories'>['list'][number];
/** Code of a kind of games. */
export type GameType = Vendor['gameType'];

const none: readonly never[] = [];

/** Categories with their vendors, as the server reports them; undefined until they are there. */
export function useGameCategories(): readonly Category[] | undefined {
  return lobbyApi.useGameCategoriesQuery().data?.list;
}

/** Every vendor of the site; empty until they are there. */
export function useGameVendors(): readonly Vendor[] {
  const categories = useGameCategories();
  return categories?.flatMap((category) => category.vendors) ?? none;
}

/** Request of the hot games of a whole site. The page may come with their answer, which belongs to exactly this request. */
export function hotGamesRequest({ identity: { merchantCode, device } }: Pick<Brand, 'identity'>, language: string): RequestOf<'hotGames'> {
  return { isPlatform: 2, merchantCode, platform: gamePlatforms[device], language };
}

/** Request of the hot games; without a vendor or type, those of the whole site. */
export function useHotGamesRequest(narrow: { readonly vassalage?: string; readonly gameType?: GameType } = {}) {
  const { language } = useLanguage();
  return { ...hotGamesRequest(useBrand(), language.code), ...narrow };
}
