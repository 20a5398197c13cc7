import { api } from '@livery/api-sdk';
import type { Brand } from '@livery/brand-kit';
import { announcementRequest } from '@livery/content';
import type { PreloadedState, CallName, RequestOf, ResponseOf } from '@livery/contracts';
import { hotGamesRequest } from '@livery/game-lobby';
import { sessionToken } from '@livery/session';
import type { PortalStore } from './store.ts';

/** An answer with the question it belongs to, or nothing where the gateway sent none. */
function known<Name extends CallName>(endpointName: Name, arg: RequestOf<Name>, value: ResponseOf<Name> | undefined) {
  return value === undefined ? [] : [{ endpointName, arg, value }];
}

/**
 * Puts the answers that the gateway wrote into the page into the store, in one step, so that the first screen asks for
 * nothing. Answers in another language than the visitor's are left out: they would have to be fetched again.
 */
export function hydrateCache(store: PortalStore, preloaded: PreloadedState | undefined, brand: Brand, language: string): void {
  if (preloaded === undefined) return;
  const entries = [
    ...known('systemStatus', {}, preloaded.systemStatus),
    ...known('permission', undefined, preloaded.permission),
    ...(preloaded.language !== language
      ? []
      : [
          ...known('gameCategories', undefined, preloaded.gameCategories),
          ...known('hotGames', hotGamesRequest(brand, language), preloaded.hotGames),
          ...known('banners', { group: 'w_announcement' }, preloaded.banners),
          ...known('winners', undefined, preloaded.winners),
          // The page holds those for visitors; a member's own are among what the call answers to a token.
          ...(sessionToken() === undefined ? known('announcements', announcementRequest(brand), preloaded.announcements) : []),
          ...known('availablePromotions', undefined, preloaded.availablePromotions),
        ]),
  ];
  // The endpoints carry the names of their calls and live in the one API, whose own type knows none of them.
  store.dispatch(api.util.upsertQueryEntries(entries as never));
}
