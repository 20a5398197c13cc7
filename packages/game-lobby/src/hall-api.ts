import { api, pages, query } from '@livery/api-sdk';

/** Seconds that the lists of a hall are kept after it was left: coming back from a long game finds them as they were. */
const CACHE_SECONDS = 3600;
/** Seconds that what was found for some words is kept: each pause in typing makes another. */
export const SEARCH_CACHE_SECONDS = 60;

/** The calls of halls and lottery pages, which come with their chunk. */
export const hallApi = api.injectEndpoints({
  endpoints: (build) => ({
    gameList: pages(build, 'gameList', { providesTags: ['Games'], keepUnusedDataFor: CACHE_SECONDS }),
    gameSearch: pages(build, 'gameList', { providesTags: ['Games'], keepUnusedDataFor: SEARCH_CACHE_SECONDS }),
    recentGames: query(build, 'recentGames', { providesTags: ['Recents'] }),
    favouriteIds: query(build, 'favouriteIds', { providesTags: ['Favourites'], keepUnusedDataFor: CACHE_SECONDS }),
    favouriteGames: query(build, 'favouriteGames', { providesTags: ['Favourites'] }),
    lotteryMenus: query(build, 'lotteryMenus', { providesTags: ['Games'] }),
    vnLotteryMenu: query(build, 'vnLotteryMenu', { providesTags: ['Games'] }),
    vnRecentLotteries: query(build, 'vnRecentLotteries', { providesTags: ['Recents'] }),
    popularLotteries: query(build, 'popularLotteries', { providesTags: ['Games'] }),
    vnOpenedNumbers: query(build, 'vnOpenedNumbers', { providesTags: ['Games'] }),
    openedNumbers: query(build, 'openedNumbers', { providesTags: ['Games'] }),
  }),
});
