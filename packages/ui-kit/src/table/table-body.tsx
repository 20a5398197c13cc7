import { Fragment } from 'react';
import type { RefObject } from 'react';
import { TableRow } from './table-row.tsx';
import type { RowSettings } from './table-row.tsx';
import { useFocusedRow } from './use-focused-row.ts';
import { useRowWindow } from './use-row-window.ts';

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

/** Rows of a table; only this part re-renders while a long table scrolls. */
export function TableBody<Row>({ region, rows, keys, settings, virtual }: TableBodyProps<Row>) {
  const { layout, selection } = settings;
  const { focused, onFocus, onBlur } = useFocusedRow(keys, virtual);
  const { rendered, spaceAfter, measure } = useRowWindow({ region, count: rows.length, layout, enabled: virtual, focused });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes which of its rows has the focus
    <tbody role={layout === 'cards' ? 'rowgroup' : undefined} onFocus={virtual ? onFocus : undefined} onBlur={virtual ? onBlur : undefined}>
      {rendered.map(({ index, spaceBefore }) => {
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
              selected={selection?.selected.has(id) === true}
              // The header is row 1.
              rowIndex={virtual ? index + 2 : undefined}
              measure={measure}
            />
          </Fragment>
        );
      })}
      <Space size={spaceAfter} />
    </tbody>
  );
}
