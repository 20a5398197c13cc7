import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { UploadList } from './upload-list.ts';
import type { UploadSettings, UploadSnapshot } from './upload-list.ts';

/** An upload list bound to a component: unmounting aborts uploads and revokes previews. */
export function useUploads<T>(settings: UploadSettings<T>): { readonly list: UploadList<T>; readonly uploads: UploadSnapshot<T> } {
  const [list] = useState(() => new UploadList(settings));
  useLayoutEffect(() => {
    list.configure(settings);
  });
  useEffect(() => {
    list.resume();
    return () => list.stop();
  }, [list]);
  return { list, uploads: useSyncExternalStore(list.subscribe, list.snapshot, list.snapshot) };
}
