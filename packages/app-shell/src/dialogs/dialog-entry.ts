import { useSyncExternalStore } from 'react';

/** Name under which a history entry notes the dialog it stands for. */
export const historyMark = 'liveryDialog';

/** The dialog that the present history entry stands for. */
export const dialogOfHistoryEntry = (): string | undefined => (history.state as { readonly [historyMark]?: string } | null)?.[historyMark];

const isDialogEntry = (): boolean => dialogOfHistoryEntry() !== undefined;

function onMove(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** Whether the page stands on the history entry of a dialog, of one that has just closed too. To a router it is the entry below it. */
export function useIsDialogHistoryEntry(): boolean {
  return useSyncExternalStore(onMove, isDialogEntry);
}
