import { useCentreQuery } from '@livery/navigation';
import type { TableSort } from '@livery/ui-kit';

/** Name in the address. */
export const SORT = 'sort';

/**
 * The order that the panel's address names, such as `turnover.down`, and how to choose another.
 *
 * @param columns what can be sorted by
 * @param first the order without a choice
 */
export function useSortQuery(columns: readonly string[], first: TableSort): { readonly sort: TableSort; readonly onSort: (sort: TableSort) => void } {
  const { query, replace } = useCentreQuery();
  const [column = '', direction] = (query.get(SORT) ?? '').split('.');
  return {
    sort: columns.includes(column) ? { column, direction: direction === 'down' ? 'descending' : 'ascending' } : first,
    onSort: (sort) => replace({ [SORT]: `${sort.column}.${sort.direction === 'descending' ? 'down' : 'up'}` }),
  };
}
