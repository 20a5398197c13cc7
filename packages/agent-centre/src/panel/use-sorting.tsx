import { useText } from '@livery/i18n';
import { Notice, token } from '@livery/ui-kit';
import type { TableSort, TableSorting } from '@livery/ui-kit';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { useSortQuery } from './sort-query.ts';

/** The order of a list as its address names it, and as a call is asked for it. */
export interface PanelSorting<Sort extends string> {
  readonly asked: { readonly sort: Sort; readonly order: 'up' | 'down' };
  /** For the table. @param unsorted whether the gateway could not sort the list */
  readonly sorting: (unsorted?: boolean) => TableSorting;
}

/**
 * Sorts a list by the gateway.
 *
 * @param sorts what it can be sorted by
 * @param first the order without a choice
 */
export function useSorting<Sort extends string>(sorts: readonly Sort[], first: TableSort & { readonly column: Sort }): PanelSorting<Sort> {
  const t = useText('agent');
  const { sort, onSort } = useSortQuery(sorts, first);
  return {
    asked: { sort: sorts.find((one) => one === sort.column) ?? first.column, order: sort.direction === 'descending' ? 'down' : 'up' },
    sorting: (unsorted = false) => ({ sort: unsorted ? undefined : sort, onSort, sortByLabel: t('profit.sortBy'), ascendingLabel: t('profit.up'), descendingLabel: t('profit.down') }),
  };
}

/** Its heading line is not below the bar of the page where the focus brings it into view. */
const Place = styled.div`
  outline: none;
  scroll-margin-block-start: ${token.space[4]};
`;

const Status = styled.div`
  &:not(:empty) { margin-block-end: ${token.space[3]}; }
`;

export interface SortedListProps {
  /** Whether there was too much to sort. */
  readonly unsorted: boolean;
  /** Says what helps there, where it is something else than fewer days or one account. */
  readonly words?: string;
  /** Takes the focus where a figure leads to the list. */
  readonly place: Ref<HTMLDivElement>;
  readonly label: string;
  readonly children: ReactNode;
}

/** A list that the gateway sorts; where there was too much, what helps is said above it. */
export function SortedList({ unsorted, words, place, label, children }: SortedListProps) {
  const t = useText('agent');
  return (
    <Place ref={place} role="group" aria-label={label} tabIndex={-1}>
      {/* It stays, and its text comes into it, so that it is announced. */}
      <Status role="status">{unsorted ? <Notice tone="info">{words ?? t('panel.unsorted')}</Notice> : null}</Status>
      {children}
    </Place>
  );
}
