import { scrollToHash } from '@livery/navigation';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to what the address names after its `#` once it is there. The portal does so on navigation; texts that come
 * from the server arrive later than that.
 */
export function useHashTarget(ready: boolean): void {
  const { hash } = useLocation();
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    scrollToHash(hash);
  }, [ready, hash]);
}
