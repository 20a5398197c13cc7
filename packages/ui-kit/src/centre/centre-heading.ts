import { createContext, use, useCallback } from 'react';
import type { RefObject } from 'react';

/** The heading of the part of a centre that shows: of the page, or of what is opened in it. */
export const CentreHeadingProvider = createContext<RefObject<HTMLHeadingElement | null> | undefined>(undefined);

/** Moves the focus to the heading of the part of a centre that shows, where the control that had it is gone. Does nothing outside a centre. */
export function useHeadingFocus(): () => void {
  const heading = use(CentreHeadingProvider);
  return useCallback(() => heading?.current?.focus({ preventScroll: true }), [heading]);
}
