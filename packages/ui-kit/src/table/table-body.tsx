import type { RefObject } from 'react';
import { TableRow } from './table-row.tsx';
import type { RowSettings } from './table-row.tsx';
import { useRowWindow } from './use-row-window.ts';

interface TableBodyProps<Row> {
  readonly region: RefObject<HTMLElement | null>;
  readonly rows: readonly Row[];
  readonly keys: readonly string[];
  readonly settings: RowSettings<Row>;
  /** Whether only rows near the visible area are rendered. */
  readonly virtual: boolean;
}

function Space({ size }: { readonly size: number }) {
  return size <= 0 ? null : <tr aria-hidden="true" style={{ blockSize: size }} />;
}

/** Rows of a table; only this part re-renders while a long table scrolls. */
export function TableBody<Row>({ region, rows, keys, settings, virtual }: TableBodyProps<Row>) {
  const { layout, selection } = settings;
  const { from, to, spaceBefore, spaceAfter, measure } = useRowWindow(region, rows.length, layout, virtual);
  return (
    <tbody role={layout === 'cards' ? 'rowgroup' : undefined}>
      <Space size={spaceBefore} />
      {rows.slice(from, to).map((row, offset) => {
        const index = from + offset;
        const id = keys[index] ?? '';
        return (
          <TableRow
            key={id}
            row={row}
            id={id}
            index={index}
            settings={settings}
            selected={selection?.selected.has(id) === true}
            // The header is row 1.
            rowIndex={virtual ? index + 2 : undefined}
            measure={measure}
          />
        );
      })}
      <Space size={spaceAfter} />
    </tbody>
  );
}
