import { useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { markScrolled, useOverflow } from '../foundation/use-overflow.ts';
import { CardToolbar } from './card-toolbar.tsx';
import { TableBody } from './table-body.tsx';
import { cardSides } from './table-cells.tsx';
import type { TableLayout } from './table-cells.tsx';
import { TableHead } from './table-head.tsx';
import type { RowSettings } from './table-row.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { TableFrame, TableMessage, TableRegion, TableRoot } from './table-style.ts';
import { TableTotals } from './table-totals.tsx';
import type { TableColumn, TableSelection, TableSorting } from './table-types.ts';
import { useTableLayout } from './use-table-layout.ts';

/** Number of rows above which only those near the visible area are rendered. */
export const VIRTUAL_ABOVE = 200;
/** Default height of a virtual table. */
const VIRTUAL_HEIGHT = 'min(36rem, 80dvh)';

export interface TableProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  /** From start to end, each with heading and cells. */
  readonly columns: readonly TableColumn<Row>[];
  /** In the order in which they show; the caller sorts them. */
  readonly rows: readonly Row[];
  /** Returns what tells a row from all others, such as its id. */
  readonly rowKey: (row: Row) => string;
  /** Sorts on request, by the caller; without it no column is a button. */
  readonly sorting?: TableSorting;
  /** Lets rows be ticked; none without it. */
  readonly selection?: TableSelection<Row>;
  /** Shows placeholders without rows; fades existing rows. */
  readonly loading?: boolean;
  /** Announced while placeholders show: "Loading". */
  readonly loadingLabel: string;
  /** How many placeholders show while there are no rows; 6 by default. */
  readonly skeletonRows?: number;
  /** Replaces the table when there are no rows. */
  readonly empty: ReactNode;
  /** Replaces the table. */
  readonly error?: ReactNode;
  /** Label of the totals row, which shows only when set. */
  readonly totalLabel?: string;
  /** Maximum height, a CSS length; rows scroll between header and totals. */
  readonly height?: string;
  /** `auto` shows cards where the table would be narrower than 600 CSS pixels. */
  readonly layout?: 'auto' | TableLayout;
  /** Keeps the first column in sight while the others scroll sideways; on by default. */
  readonly stickyFirstColumn?: boolean;
  /** Number of rows above which the table becomes virtual, and stays so; `Infinity` if an ancestor scrolls. */
  readonly virtualAbove?: number;
  /** Called for a click anywhere in a row, or on a `RowOpenButton` in its cells. */
  readonly onOpen?: (row: Row, element: HTMLElement) => void;
  /** Which rows open; all of them without it. */
  readonly canOpen?: (row: Row) => boolean;
}

/** A table that becomes a list of cards on narrow screens. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, sorting, selection, loading = false, loadingLabel, skeletonRows = 6, empty, error, totalLabel, height } = props;
  const { layout: fixedLayout = 'auto', stickyFirstColumn = true, virtualAbove = VIRTUAL_ABOVE, onOpen, canOpen } = props;
  const frame = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const group = useId();
  const layout = useTableLayout(frame, fixedLayout);
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const settings: RowSettings<Row> = { columns, sides: cardSides(columns), layout, selection, group, onOpen, canOpen };
  const long = rows.length > virtualAbove;
  const [wasLong, setWasLong] = useState(long);
  if (long && !wasLong) setWasLong(true);
  // Once virtual, a table keeps its height and position when rows go.
  const virtual = long || wasLong;
  const cards = layout === 'cards';
  const failed = error !== undefined && error !== null;
  const overflow = useOverflow(region, `${layout} ${failed || rows.length === 0}`);
  const totals = totalLabel !== undefined && columns.some(({ total }) => total !== undefined);
  const limit = height ?? (virtual ? VIRTUAL_HEIGHT : undefined);

  if (failed) return <TableFrame ref={frame}><TableMessage>{error}</TableMessage></TableFrame>;
  if (rows.length === 0) {
    return (
      <TableFrame ref={frame}>
        {loading ? <TableSkeleton columns={columns} layout={layout} selection={selection} rows={skeletonRows} label={loadingLabel} /> : <TableMessage>{empty}</TableMessage>}
      </TableFrame>
    );
  }
  return (
    <TableFrame ref={frame} style={limit === undefined ? undefined : { '--table-height': limit }}>
      {cards ? <CardToolbar columns={columns} sorting={sorting} selection={selection} keys={keys} /> : null}
      {/* Focusable so that the arrow keys can scroll it; no landmark, since the section around it is often one of the same name. */}
      <TableRegion
        ref={region}
        {...(overflow.block || overflow.inline ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {})}
        onScroll={overflow.inline ? ({ currentTarget }) => markScrolled(currentTarget) : undefined}
      >
        <TableRoot
          role={cards ? 'table' : undefined}
          aria-label={label}
          aria-busy={loading}
          aria-rowcount={virtual ? rows.length + (totals ? 2 : 1) : undefined}
          data-layout={layout}
          data-fixed={virtual && !cards ? '' : undefined}
          // Sticky cells cost a layer each, in every row.
          data-sticky={stickyFirstColumn && overflow.inline && !cards ? '' : undefined}
          data-selects={selection === undefined ? undefined : ''}
        >
          {cards ? null : (
            <colgroup>
              {selection === undefined ? null : <col style={{ inlineSize: '3rem' }} />}
              {columns.map(({ key, width }) => (
                <col key={key} style={{ inlineSize: width }} />
              ))}
            </colgroup>
          )}
          <TableHead columns={columns} layout={layout} sorting={sorting} selection={selection} keys={keys} rowIndex={virtual ? 1 : undefined} />
          <TableBody region={region} rows={rows} keys={keys} settings={settings} virtual={virtual} />
          {totals ? <TableTotals rows={rows} settings={settings} label={totalLabel} rowIndex={virtual ? rows.length + 2 : undefined} /> : null}
        </TableRoot>
      </TableRegion>
    </TableFrame>
  );
}
