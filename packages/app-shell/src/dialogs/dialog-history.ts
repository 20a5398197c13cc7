import type { Dispatch } from 'redux';
import { historyMark, dialogOfHistoryEntry } from './dialog-entry.ts';
import { dialogsSlice, openDialogsOf } from './dialogs-slice.ts';
import type { DialogsRoot } from './dialogs-slice.ts';

/** A store that holds the stack of dialogs. */
export interface DialogsStore {
  readonly dispatch: Dispatch;
  getState(): DialogsRoot;
  subscribe(listener: () => void): () => void;
}

/**
 * Lets the back button close what was opened last. Each dialog has a history entry of the same address; going back
 * leaves it and closes the dialog. A dialog closed otherwise takes its entry along, unless a navigation has followed
 * meanwhile; such an entry is skipped when it is reached again. Returns the function that stops it.
 */
export function syncDialogsWithHistory(store: DialogsStore): () => void {
  const { history } = globalThis;
  let entries: readonly string[] = [];
  /** Dialogs in the order of their history entries, closed ones too, whose entries may be left behind. */
  const order: string[] = [];
  /** The dialog whose entry is being left: going back was requested, and happens later. */
  let leaving: string | undefined;

  const openIds = (): string[] => openDialogsOf(store.getState()).map(({ id }) => id);

  function onStore(): void {
    const now = openIds();
    const added = now.filter((id) => !entries.includes(id));
    const removed = entries.filter((id) => !now.includes(id));
    entries = now;
    const here = dialogOfHistoryEntry();
    order.push(...added);
    if (added.length > 0 && leaving === undefined && here !== undefined && !now.includes(here)) {
      // One dialog in place of another, or opened where one has just closed: the entry changes hands.
      history.replaceState({ ...(history.state as object), [historyMark]: added.shift() }, '');
    } else if (removed.length > 0) {
      setTimeout(leaveEntry);
    }
    for (const id of added) history.pushState({ ...(history.state as object | null), [historyMark]: id }, '');
  }

  /** Goes back over the entry of a closed dialog, if the page still stands on one. */
  function leaveEntry(): void {
    const id = dialogOfHistoryEntry();
    if (leaving !== undefined || id === undefined || openIds().includes(id)) return;
    leaving = id;
    history.back();
  }

  function onPop(): void {
    const id = dialogOfHistoryEntry();
    if (leaving !== undefined) {
      const left = leaving;
      leaving = undefined;
      // The same entry again: a navigation came between asking and going back, and has just been undone.
      if (id === left) history.forward();
      else leaveEntry();
      return;
    }
    const open = openIds();
    // The person went back: whatever stands above the entry reached is closed.
    const reached = order.indexOf(id ?? '');
    const above = open.find((one) => order.indexOf(one) > reached);
    if (above !== undefined) {
      entries = open.slice(0, open.indexOf(above));
      store.dispatch(dialogsSlice.actions.closed(above));
    }
    leaveEntry();
  }

  const [first] = openIds();
  if (first === undefined) {
    // A reload while a dialog was open has left its entry.
    leaveEntry();
  } else {
    // Dialogs that were open before anything followed them; one takes over what a reload has left.
    if (dialogOfHistoryEntry() !== undefined) {
      history.replaceState({ ...(history.state as object), [historyMark]: first }, '');
      entries = [first];
      order.push(first);
    }
    onStore();
  }
  const unsubscribe = store.subscribe(onStore);
  globalThis.addEventListener('popstate', onPop);
  return () => {
    unsubscribe();
    globalThis.removeEventListener('popstate', onPop);
  };
}
