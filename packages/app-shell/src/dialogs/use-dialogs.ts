import type { Dispatch } from 'redux';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { confirmResult } from './confirm-results.ts';
import type { ConfirmRequest, DialogMap, DialogName } from './dialog-map.ts';
import { dialogsSlice } from './dialogs-slice.ts';

/** `open('noticeModal')`, or `open('vassalageGames', { … })` where a dialog cannot do without its props. */
type OpenArgs<Name extends DialogName> = object extends DialogMap[Name]
  ? [name: Name, props?: DialogMap[Name]]
  : [name: Name, props: DialogMap[Name]];

/** Opens and closes dialogs. */
export interface Dialogs {
  /** Opens a dialog and returns its identifier. */
  open<Name extends DialogName>(...args: OpenArgs<Name>): string;
  /** Closes a dialog and all above it; the topmost where none is named. */
  close(id?: string): void;
  closeAll(): void;
  /** Asks; resolves to whether it was confirmed. */
  confirm(request: ConfirmRequest & { readonly cancel: NonNullable<ConfirmRequest['cancel']> }): Promise<boolean>;
  /** Shows a message; resolves when it was acknowledged (true) or closed otherwise. */
  alert(request: Omit<ConfirmRequest, 'cancel'>): Promise<boolean>;
}

/** The dialogs of a store, outside React. */
export function dialogsOf(dispatch: Dispatch): Dialogs {
  function open<Name extends DialogName>(...[name, props]: OpenArgs<Name>): string {
    return dispatch(dialogsSlice.actions.opened(name, props ?? {})).payload.id;
  }
  return {
    open,
    close: (id) => void dispatch(dialogsSlice.actions.closed(id)),
    closeAll: () => void dispatch(dialogsSlice.actions.allClosed()),
    confirm: (request) => confirmResult(open('confirm', request)),
    alert: (request) => confirmResult(open('confirm', request)),
  };
}

/** Opens and closes dialogs; the same object in every render. */
export function useDialogs(): Dialogs {
  const dispatch = useDispatch();
  return useMemo(() => dialogsOf(dispatch), [dispatch]);
}
