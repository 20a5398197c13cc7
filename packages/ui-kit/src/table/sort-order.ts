import type { TableSort } from './table-types.ts';

/** Returns the order after a column's header was pressed: ascending first, then reversed. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort {
  return { column, direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
