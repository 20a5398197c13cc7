import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * After a navigation the page stands at the hash, or at the top. Going back or forward leaves it to the browser,
 * which knows where the visitor was.
 */
export function ScrollManager(): null {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  useLayoutEffect(() => {
    if (kind === 'POP' && hash === '') return;
    if (hash === '') {
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [pathname, hash, kind]);
  return null;
}
