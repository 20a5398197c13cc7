/**
 * Games on a page: in a hall, in a vendor drop-down of the header (its first page and the later ones), of jackpot games.
 * Popular lotteries; opened numbers of a lottery page, and how many of each lottery where it shows several.
 */
export const gamePageSizes = { hall: 24, headerFirst: 21, headerLater: 18, jackpot: 50, popularLotteries: 20, openedNumbers: 100, openedOfEach: 3 } as const;
