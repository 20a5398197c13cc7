import { useCallback, useEffect, useState } from 'react';

/** Fetches an image, for example `(url, signal) => fetch(url, { signal }).then((answer) => answer.blob())`. */
export type LoadBlob = (url: string, signal: AbortSignal) => Promise<Blob>;

/** State of a fetched image: loading, loaded (with its object URL), or failed. */
export type ImageBlob =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly objectUrl: string }
  | { readonly state: 'error' };

interface Settled {
  readonly request: string;
  readonly image: ImageBlob;
}

/**
 * Fetches an image and creates an object URL, which is revoked when the URL changes or the component unmounts. Late
 * responses are dropped. `load` is read when a fetch starts and need not be stable.
 */
export function useImageBlob(url: string | undefined, load: LoadBlob): { readonly image: ImageBlob; readonly retry: () => void; readonly fail: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled>();
  const request = `${attempt} ${url ?? ''}`;

  useEffect(() => {
    if (url === undefined) return;
    const controller = new AbortController();
    let objectUrl: string | undefined;
    load(url, controller.signal).then(
      (blob) => {
        if (controller.signal.aborted) return;
        objectUrl = URL.createObjectURL(blob);
        setSettled({ request, image: { state: 'loaded', objectUrl } });
      },
      () => {
        if (!controller.signal.aborted) setSettled({ request, image: { state: 'error' } });
      },
    );
    return () => {
      controller.abort();
      if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another function for the same address is no reason to fetch it again
  }, [url, request]);

  return {
    image: settled?.request === request ? settled.image : { state: 'loading' },
    retry: useCallback(() => setAttempt((count) => count + 1), []),
    fail: useCallback(() => setSettled({ request, image: { state: 'error' } }), [request]),
  };
}
