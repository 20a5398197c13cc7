import { preloadableLazy } from '@livery/ui-kit';

const hall = preloadableLazy(() => import('./hall/hall-page.tsx'));
const lottery = preloadableLazy(() => import('./lottery/lottery-page.tsx'));
const seamless = preloadableLazy(() => import('./lottery/seamless-page.tsx'));
const vendorGames = preloadableLazy(() => import('./header/vendor-games.tsx'));

/** Fetches the chunk of the hall. */
export const loadHallPage = hall.load;
/** Fetches the chunk of the lottery pages. */
export const loadLotteryPage = lottery.load;
/** Fetches the chunk of a vendor's games in the header's menu. */
export const loadVendorGames = vendorGames.load;

/** A category's hall, fetched when it is first shown. */
export const HallPage = hall.show((module) => module.HallPage);

/** The lotteries of one account type, fetched when they are first shown. */
export const LotteryPage = lottery.show((module) => module.LotteryPage);

/** The vendors that play with the wallet's own money, fetched when they are first shown. */
export const SeamlessPage = seamless.show((module) => module.SeamlessPage);

/** A vendor's games in the header's menu, fetched when it first opens. */
export const VendorGames = vendorGames.show((module) => module.VendorGames);
