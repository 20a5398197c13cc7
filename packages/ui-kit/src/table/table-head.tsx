import { styled } from 'styled-components';
import { focusRing } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { iconSort } from '../icons/actions.ts';
import { Icon } from '../icons/icon.tsx';
import { iconChevronUp } from '../icons/navigation.ts';
import { iconChevronDown } from '../icons/header.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { SelectAll } from './select-all.tsx';
import { nextSort } from './sort-order.ts';
import type { TableLayout } from './table-cells.tsx';
import type { TableColumn, TableSelection, TableSorting } from './table-types.ts';

interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly layout: TableLayout;
  readonly sorting: TableSorting | undefined;
  readonly selection: TableSelection<Row> | undefined;
  readonly keys: readonly string[];
  /** Index among all rows, when only some are rendered. */
  readonly rowIndex: number | undefined;
}

const SortButton = styled.button`
  ${focusRing}

  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-block-size: ${token.size.target};
  margin-block: calc(-1 * ${token.space[2]});
  padding-inline: ${token.space[1]};
  margin-inline: calc(-1 * ${token.space[1]});
  color: inherit;
  font-weight: inherit;
  text-align: inherit;
  border-radius: ${token.radius.sm};
  &:focus-visible { outline-offset: -3px; }
  /* End-aligned headers align with the amounts below. */
  [data-align='end'] > & { flex-direction: row-reverse; }

  & > svg { color: ${token.color.fg.subtle}; }
  [aria-sort='ascending'] > &, [aria-sort='descending'] > & { color: ${token.color.fg.default}; & > svg { color: ${token.color.accent.softFg}; } }
  @media (hover: hover) {
    &:hover { color: ${token.color.fg.default}; }
  }
`;

const arrows = { ascending: iconChevronUp, descending: iconChevronDown, none: iconSort } as const;

/** Column headers; sortable ones are buttons. */
export function TableHead<Row>({ columns, layout, sorting, selection, keys, rowIndex }: TableHeadProps<Row>) {
  const cards = layout === 'cards';
  const direction = (key: string) => (sorting?.sort?.column === key ? sorting.sort.direction : 'none');
  return (
    <thead role={cards ? 'rowgroup' : undefined}>
      <tr role={cards ? 'row' : undefined} aria-rowindex={rowIndex}>
        {selection === undefined ? null : (
          <th scope="col" role={cards ? 'columnheader' : undefined} data-select="">
            {selection.mode === 'multiple' && !cards ? <SelectAll selection={selection} keys={keys} /> : <VisuallyHidden>{selection.allLabel}</VisuallyHidden>}
          </th>
        )}
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            role={cards ? 'columnheader' : undefined}
            data-first={index === 0 ? '' : undefined}
            data-align={column.align}
            data-wide={column.wide === true ? '' : undefined}
            aria-sort={column.sortable === true && sorting !== undefined ? direction(column.key) : undefined}
          >
            {column.sortable === true && sorting !== undefined && !cards ? (
              <SortButton type="button" onClick={() => sorting.onSort(nextSort(sorting.sort, column.key))}>
                {column.header}
                <Icon glyph={arrows[direction(column.key)]} size="sm" />
              </SortButton>
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
