import type { ResponseOf } from './schemas.ts';

/**
 * Answers of calls that the gateway writes into the page as JSON (`#livery-preloaded-state`), so that the first screen
 * waits for no second round trip. Each is the `value` of the call of that name; all are optional.
 */
export interface PreloadedState {
  readonly language: string;
  readonly systemStatus?: ResponseOf<'systemStatus'>;
  readonly permission?: ResponseOf<'permission'>;
  readonly gameCategories?: ResponseOf<'gameCategories'>;
  readonly hotGames?: ResponseOf<'hotGames'>;
  readonly banners?: ResponseOf<'banners'>;
  readonly winners?: ResponseOf<'winners'>;
  readonly announcements?: ResponseOf<'announcements'>;
  readonly availablePromotions?: ResponseOf<'availablePromotions'>;
}
