import { gameTypes } from '@livery/contracts';
import type { BetFilter } from './bet-filters.tsx';
import { betStates } from './bet-state.tsx';

/** Names in the address of the betting record. */
export const betQuery = { state: 'state', vendor: 'vendor', category: 'category', bet: 'bet' } as const;

/** The filter of an address. A state that no bet has is left out. */
export function filterOf(query: URLSearchParams): BetFilter {
  const state = betStates.find((known) => known === query.get(betQuery.state));
  const vassalage = query.get(betQuery.vendor);
  const category = gameTypes.find((known) => known === query.get(betQuery.category));
  return { ...(state === undefined ? {} : { state }), ...(vassalage === null ? {} : { vassalage }), ...(category === undefined ? {} : { category }) };
}

/** The change of the address for a filter. */
export function queryOf({ state, vassalage, category }: BetFilter): Readonly<Record<string, string | undefined>> {
  return { [betQuery.state]: state, [betQuery.vendor]: vassalage, [betQuery.category]: category };
}
