import { useEffect, useRef } from 'react';

/** Moves the focus to a field that something outside the form found wanting while the form shows. */
export function useFocusOnError(wanted: { readonly field: string } | undefined, focusField: (name: string) => void): void {
  const seen = useRef(wanted);
  useEffect(() => {
    if (wanted === undefined || wanted === seen.current) return;
    seen.current = wanted;
    focusField(wanted.field);
  }, [wanted, focusField]);
}
