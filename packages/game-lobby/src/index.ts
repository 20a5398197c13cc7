export { lobbyApi } from './api.ts';
export { GameActionsProvider } from './game-actions.tsx';
export type { GameActions } from './game-actions.tsx';
export { HotGames } from './home/hot-games.tsx';
export { VendorShelf } from './home/vendor-shelf.tsx';
export { hotGamesRequest, useGameCategories, useGameVendors, useHotGamesRequest } from './hooks.ts';
export type { Category, Game, GameType, Vendor } from './hooks.ts';
export { HallPage, loadHallPage, loadLotteryPage, loadVendorGames, LotteryPage, SeamlessPage, VendorGames } from './lazy.ts';
