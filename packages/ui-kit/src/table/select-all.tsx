import { SelectControl } from './select-control.tsx';
import { selectedShare, withAllToggled } from './selection.ts';
import type { TableSelection } from './table-types.ts';

/** Selects all rows, or none if all are selected. */
export function SelectAll<Row>({ selection, keys }: { readonly selection: TableSelection<Row>; readonly keys: readonly string[] }) {
  const share = selectedShare(selection.selected, keys);
  return (
    <SelectControl
      type="checkbox"
      label={selection.allLabel}
      checked={share === 'all'}
      indeterminate={share === 'some'}
      disabled={keys.length === 0}
      onToggle={() => selection.onSelect(withAllToggled(selection.selected, keys))}
    />
  );
}
