import { useSyncExternalStore } from 'react';

/** Name under which a history entry notes the dialog it stands for. */
export const mark = 'liveryDialog';

/** The dialog that the present history entry stands for. */
export const markedDialog = (): string | undefined => (history.state as { readonly [mark]?: string } | null)?.[mark];

const isDialogEntry = (): boolean => markedDialog() !== undefined;

function onMove(tell: () => void): () => void {
  addEventListener('popstate', tell);
  return () => removeEventListener('popstate', tell);
}

/** Whether the page stands on the history entry of a dialog, of one that has just closed too. To a router it is the entry below it. */
export function useDialogEntry(): boolean {
  return useSyncExternalStore(onMove, isDialogEntry);
}
