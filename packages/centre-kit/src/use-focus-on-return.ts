import { useHeadingFocus } from '@livery/ui-kit';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the page's heading once what took the place of its first view is gone: the control that led back went with it.
 *
 * @param away something else shows in the place of the first view
 */
export function useFocusOnReturn(away: boolean): void {
  const focusHeading = useHeadingFocus();
  const was = useRef(away);
  useEffect(() => {
    if (was.current && !away) focusHeading();
    was.current = away;
  }, [away, focusHeading]);
}
