import type { TableSort } from './table-types.ts';

/** The order after a column's header was pressed: ascending first, then the other way round. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort {
  return { column, direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending' };
}
