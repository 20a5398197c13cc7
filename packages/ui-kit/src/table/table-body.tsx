import { Fragment, memo } from 'react';
import type { ReactNode, RefObject } from 'react';
import { TableRow } from './table-row.tsx';
import type { RowSettings } from './table-row.tsx';
import { useFocusedRow } from './use-focused-row.ts';
import { useRowWindow } from './use-row-window.ts';
import type { RenderedRow, RowWindow } from './use-row-window.ts';

interface TableBodyProps<Row> {
  readonly region: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly keys: readonly string[];
  readonly settings: RowSettings<Row>;
  /** Whether only the focused row and those near the visible area are rendered. */
  readonly virtual: boolean;
}

function Space({ size }: { readonly size: number }) {
  return size <= 0 ? null : <tr aria-hidden="true" style={{ blockSize: size }} />;
}

interface TableRowsProps<Row> extends Pick<TableBodyProps<Row>, 'rows' | 'keys' | 'settings' | 'virtual'> {
  readonly rendered: readonly RenderedRow[];
  readonly measure: RowWindow['measure'];
}

function Rows<Row>({ rendered, rows, keys, settings, virtual, measure }: TableRowsProps<Row>): ReactNode {
  return rendered.map(({ index, spaceBefore }) => {
    const [row, id = ''] = [rows[index], keys[index]];
    return row === undefined ? null : (
      // The space is part of the row's fragment: a row that is moved among its siblings would lose the focus.
      <Fragment key={id}>
        <Space size={spaceBefore} />
        <TableRow
          row={row}
          id={id}
          index={index}
          settings={settings}
          selected={settings.selection?.selected.has(id) === true}
          // The header is row 1.
          rowIndex={virtual ? index + 2 : undefined}
          measure={measure}
        />
      </Fragment>
    );
  });
}

function isSameWindow(before: readonly RenderedRow[], after: readonly RenderedRow[]): boolean {
  return before.length === after.length && before.every(({ index, spaceBefore }, place) => index === after[place]?.index && spaceBefore === after[place].spaceBefore);
}

/** The rendered rows; memoized, since most frames of a scroll leave them as they are. */
const TableRows = memo(Rows, (before, after) =>
  isSameWindow(before.rendered, after.rendered) && before.rows === after.rows && before.keys === after.keys && before.settings === after.settings && before.virtual === after.virtual && before.measure === after.measure,
) as typeof Rows;

/** Rows of a table; only this part re-renders while a long table scrolls. */
export function TableBody<Row>({ region, rows, keys, settings, virtual }: TableBodyProps<Row>) {
  const { focused, onFocus, onBlur } = useFocusedRow(keys, virtual);
  const { rendered, spaceAfter, measure } = useRowWindow({ region, count: rows.length, layout: settings.layout, enabled: virtual, focused });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes which of its rows has the focus
    <tbody role={settings.layout === 'cards' ? 'rowgroup' : undefined} onFocus={onFocus} onBlur={onBlur}>
      <TableRows rendered={rendered} rows={rows} keys={keys} settings={settings} virtual={virtual} measure={measure} />
      <Space size={spaceAfter} />
    </tbody>
  );
}
