import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollToHash } from '../routes/hash.ts';
import { routeEntryOf } from '../routes/route-table.ts';

/**
 * After a navigation the page stands at the hash, or at the top. Going back or forward to an address without a hash
 * leaves it to the browser, which knows where the visitor was. The address of a dialog that closes is the one below it,
 * where the visitor is already: nothing moves. Nor does it below a centre, which opens over the page.
 */
export function ScrollManager(): null {
  const { hash, key, pathname } = useLocation();
  const kind = useNavigationType();
  const done = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (done.current === key) return;
    done.current = key;
    if (routeEntryOf(pathname)?.centre !== undefined) return;
    if (hash !== '') scrollToHash(hash);
    else if (kind !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [hash, key, kind, pathname]);
  return null;
}
