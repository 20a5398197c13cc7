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

/** Runs what replaces the present history entry, which goes on standing for its dialog. Returns whether it stands for one. */
export function keepDialogEntry(replace: () => void): boolean {
  const id = dialogOfHistoryEntry();
  replace();
  if (id === undefined) return false;
  history.replaceState({ ...(history.state as object | null), [historyMark]: id }, '');
  return true;
}
