import type { TableSelection } from './table-types.ts';

/** Returns the selection after a row's control was toggled. */
export function withToggled<Row>({ mode, selected }: Pick<TableSelection<Row>, 'mode' | 'selected'>, key: string): ReadonlySet<string> {
  if (mode === 'single') return new Set([key]);
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Returns whether all, some or none of the rows are selected. */
export function selectedShare(selected: ReadonlySet<string>, keys: readonly string[]): 'all' | 'some' | 'none' {
  const count = keys.reduce((sum, key) => sum + (selected.has(key) ? 1 : 0), 0);
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** Returns the selection after the select-all control was toggled; keys of rows not shown are kept. */
export function withAllToggled(selected: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  const next = new Set(selected);
  const clear = selectedShare(selected, keys) === 'all';
  for (const key of keys) {
    if (clear) next.delete(key);
    else next.add(key);
  }
  return next;
}
