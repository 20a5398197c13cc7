import { lazy } from 'react';

/** Fetches the chunk of the hall. */
export const loadHallPage = () => import('./hall/hall-page.tsx');
/** Fetches the chunk of the lottery pages. */
export const loadLotteryPage = () => import('./lottery/lottery-page.tsx');
/** Fetches the chunk of a vendor's games in the header's menu. */
export const loadVendorGames = () => import('./header/vendor-games.tsx');

/** A category's hall, fetched when it is first shown. */
export const HallPage = lazy(async () => ({ default: (await loadHallPage()).HallPage }));

/** The lotteries of one account type, fetched when they are first shown. */
export const LotteryPage = lazy(async () => ({ default: (await loadLotteryPage()).LotteryPage }));

/** The vendors that play with the wallet's own money, fetched when they are first shown. */
export const SeamlessPage = lazy(async () => ({ default: (await import('./seamless/seamless-page.tsx')).SeamlessPage }));

/** A vendor's games in the header's menu, fetched when it first opens. */
export const VendorGames = lazy(async () => ({ default: (await loadVendorGames()).VendorGames }));
