import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { scrollToHash } from '../routes/hash.ts';

/**
 * After a navigation the page stands at the hash, or at the top. Going back or forward to an address without a hash
 * leaves it to the browser, which knows where the visitor was. The address of a dialog that closes is the one below it,
 * where the visitor is already: nothing moves.
 */
export function ScrollManager(): null {
  const { hash, key } = useLocation();
  const kind = useNavigationType();
  const done = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (done.current === key) return;
    done.current = key;
    if (hash !== '') scrollToHash(hash);
    else if (kind !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [hash, key, kind]);
  return null;
}
