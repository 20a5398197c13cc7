import { useText } from '@livery/i18n';
import { href, useCentreQuery } from '@livery/navigation';
import type { AgentRouteId, QueryChange } from '@livery/navigation';
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { FigureLink } from './figure-link.tsx';
import { SORT } from './sort-query.ts';

/** A figure of a panel that leads to the rows of the same panel, those that make most of it first. */
export type SortedFigure<Column extends string> = (column: Column, amount: string | number, shown: ReactNode) => ReactNode;

/**
 * Totals above a list lead to its rows, sorted by the figure: the most first, of a loss the largest loss. Back leads to the order before.
 *
 * @param page whose list it is
 * @param whole what the list has to show so that its rows make up the totals
 * @returns the figures, and the place of the list, which takes the focus
 */
export function useSortedFigures<Column extends string>(page: AgentRouteId, whole: QueryChange = {}): { readonly figure: SortedFigure<Column>; readonly place: RefObject<HTMLDivElement | null> } {
  const t = useText('agent');
  const { query, push } = useCentreQuery();
  const place = useRef<HTMLDivElement>(null);
  return {
    place,
    figure(column, amount, shown) {
      const change: QueryChange = { ...whole, [SORT]: `${column}.${String(amount).startsWith('-') ? 'up' : 'down'}` };
      const asked = Object.fromEntries(Object.entries({ ...Object.fromEntries(query), ...change }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));
      const isShown = Object.entries(change).every(([name, value]) => query.get(name) === (value ?? null));
      return (
        <FigureLink
          amount={amount}
          href={href(page, { query: asked })}
          behind={t('panel.rowsBehind')}
          onOpen={() => {
            if (!isShown) push(change);
            place.current?.focus();
          }}
        >
          {shown}
        </FigureLink>
      );
    },
  };
}
