import { useState } from 'react';

/** Number of retries before a placeholder replaces an image: P-9.3 of docs/product.md. */
export const IMAGE_RETRIES = 1;

/** The attempts at an image: its key, of which another one tries again, and whether it is lost. Another URL starts over. */
export function useImageAttempts(src: string): { readonly key: string; readonly lost: boolean; readonly onError: () => void } {
  const [failed, setFailed] = useState({ src, times: 0 });
  const times = failed.src === src ? failed.times : 0;
  return { key: `${src} ${times}`, lost: times > IMAGE_RETRIES, onError: () => setFailed({ src, times: times + 1 }) };
}
