import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { dialogsSlice } from './dialogs-slice.ts';
import type { DialogsRoot } from './dialogs-slice.ts';
import { useDialogs } from './use-dialogs.ts';

/** A drawer that a page shows itself. */
export interface DrawerState {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/**
 * The state of a drawer with the history entry of a dialog: going back closes it. It closes with the component that calls this, and then alone:
 * what opened above it, such as the login after a session has ended, stays.
 */
export function useDrawer(): DrawerState {
  const { open, close } = useDialogs();
  const dispatch = useDispatch();
  const [id, setId] = useState<string>();
  const isOpen = useSelector((state: DialogsRoot) => state.dialogs.stack.some((entry) => entry.id === id && entry.open));
  useEffect(() => (id === undefined ? undefined : () => void dispatch(dialogsSlice.actions.ended(id))), [id, dispatch]);
  return {
    isOpen,
    setOpen: (wanted) => {
      if (wanted) setId(open('drawer'));
      else if (id !== undefined) close(id);
    },
  };
}
