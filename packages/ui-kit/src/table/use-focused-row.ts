import { useState } from 'react';
import type { FocusEvent } from 'react';

interface FocusedRow {
  /** Index of the row that holds the focus, or -1. */
  readonly focused: number;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Returns which row holds the focus, and the handlers for the rows' parent; rows carry `data-index`. */
export function useFocusedRow(keys: readonly string[], enabled: boolean): FocusedRow {
  // The key, because sorting moves the row.
  const [key, setKey] = useState<string>();
  return {
    focused: !enabled || key === undefined ? -1 : keys.indexOf(key),
    onFocus({ target }) {
      setKey(keys[Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1)]);
    },
    onBlur({ currentTarget, relatedTarget, target }) {
      // The focus moves to another row, which `onFocus` tells, or the window loses it and gives it back later.
      if (currentTarget.contains(relatedTarget) || target === document.activeElement) return;
      setKey(undefined);
    },
  };
}
