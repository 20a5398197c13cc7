import { useId } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { controlFrame } from '../fields/control-style.ts';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import { iconChevronUp } from '../icons/navigation.ts';
import { iconChevronDown } from '../icons/header.ts';
import { SelectAll } from './select-all.tsx';
import type { TableColumn, TableSelection, TableSorting } from './table-types.ts';

interface CardToolbarProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sorting: TableSorting | undefined;
  readonly selection: TableSelection<Row> | undefined;
  readonly keys: readonly string[];
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[2]} ${token.space[4]};
  border-block-end: ${token.stroke.hairline} solid ${token.color.border.default};

  & > label:has(input) { margin-inline-start: calc(-1 * ${token.space[3]}); }
  & > [data-part='sort'] { color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; margin-inline-start: auto; white-space: nowrap; }
`;

const Frame = styled.div`
  ${controlFrame}

  position: relative;
  min-inline-size: 0;
  padding: 0;
  & > svg { position: absolute; inset-inline-end: ${token.space[3]}; pointer-events: none; }
`;

/* A native select, since the table must not depend on React Aria. */
const Choice = styled.select`
  appearance: none;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: ${token.size.target};
  padding-inline: ${token.space[3]} ${token.space[8]};
  color: inherit;
  background: ${token.color.field.bg};
  border: 0;
  border-radius: inherit;
  outline: none;
  /* Below 16 px, phones zoom in on focus. */
  font-size: max(16px, ${token.font.size.sm});
  text-overflow: ellipsis;
`;

/** Sorting and select-all controls for the card layout, which has no header row. */
export function CardToolbar<Row>({ columns, sorting, selection, keys }: CardToolbarProps<Row>) {
  const id = useId();
  const sortable = sorting === undefined ? [] : columns.filter((column) => column.sortable === true);
  const selectsAll = selection?.mode === 'multiple';
  if (sortable.length === 0 && !selectsAll) return null;
  const current = sorting?.sort;
  const descending = current?.direction === 'descending';
  return (
    <Bar>
      {selectsAll ? <SelectAll selection={selection} keys={keys} /> : null}
      {sorting === undefined || sortable.length === 0 ? null : (
        <>
          <label data-part="sort" htmlFor={id}>
            {sorting.sortByLabel}
          </label>
          <Frame>
            <Choice id={id} value={current?.column ?? ''} onChange={(event) => sorting.onSort({ column: event.target.value, direction: current?.direction ?? 'ascending' })}>
              {current === undefined ? <option value="">–</option> : null}
              {sortable.map(({ key, header }) => (
                <option key={key} value={key}>
                  {header}
                </option>
              ))}
            </Choice>
            <Icon glyph={iconChevronDown} />
          </Frame>
          <IconButton
            glyph={descending ? iconChevronDown : iconChevronUp}
            label={descending ? sorting.descendingLabel : sorting.ascendingLabel}
            aria-disabled={current === undefined}
            onClick={() => current !== undefined && sorting.onSort({ ...current, direction: descending ? 'ascending' : 'descending' })}
          />
        </>
      )}
    </Bar>
  );
}
