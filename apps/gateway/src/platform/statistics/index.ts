export { createStatisticsKeeper } from './statistics-keeper.ts';
