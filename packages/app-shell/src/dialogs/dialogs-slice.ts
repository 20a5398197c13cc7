import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isPrivateDialog, isSignInDialog } from './dialog-map.ts';
import type { DialogMap, DialogName } from './dialog-map.ts';

/** A dialog on the stack; the last is on top. One that is fading out is no longer `open`. */
export interface DialogEntry {
  readonly id: string;
  readonly name: DialogName;
  readonly props: object;
  readonly open: boolean;
}

/** Dialogs from the lowest to the topmost. */
export interface DialogsState {
  readonly stack: readonly DialogEntry[];
}

/** The part of a store that these selectors need. */
export interface DialogsRoot {
  readonly dialogs: DialogsState;
}

type OpenedPayload = {
  [Name in DialogName]: Omit<DialogEntry, 'open' | 'name' | 'props'> & { name: Name; props: DialogMap[Name] };
}[DialogName];

const initialState: DialogsState = { stack: [] };

/** The stack of dialogs. */
export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    opened: {
      prepare: <Name extends DialogName>(name: Name, props: DialogMap[Name]) => ({
        payload: { id: nanoid(), name, props } as OpenedPayload,
      }),
      reducer(state, { payload }: PayloadAction<OpenedPayload>): DialogsState {
        const others = faded(state.stack, ({ name }) => replaces(payload.name, name));
        return { stack: [...others, { ...payload, open: true }] };
      },
    },
    /** Starts the fade of one dialog and of all above it; of the topmost where none is named. */
    closed(state, { payload: id }: PayloadAction<string | undefined>): DialogsState {
      const index =
        id === undefined ? state.stack.findLastIndex((entry) => entry.open) : state.stack.findIndex((entry) => entry.id === id);
      if (index === -1) return { stack: state.stack };
      return { stack: faded(state.stack, (entry, at) => at >= index && !stays(entry)) };
    },
    /** Starts the fade of one dialog alone: what stands above it stays. */
    ended: (state, { payload: id }: PayloadAction<string>): DialogsState => ({
      stack: faded(state.stack, (entry) => entry.id === id),
    }),
    /** Starts the fade of all. */
    allClosed: (state): DialogsState => ({ stack: faded(state.stack, () => true) }),
    /** Starts the fade of the ways in: someone is in. What was open below them stays. */
    signInClosed: (state): DialogsState => ({ stack: faded(state.stack, ({ name }) => isSignInDialog(name)) }),
    /** Starts the fade of what belonged to an account. */
    privateClosed: (state): DialogsState => ({ stack: faded(state.stack, ({ name }) => isPrivateDialog(name)) }),
    /** Takes a dialog that has faded off the stack. */
    gone: (state, { payload: id }: PayloadAction<string>): DialogsState => ({
      stack: state.stack.filter((entry) => entry.id !== id),
    }),
  },
});

function faded(stack: DialogsState['stack'], isMeant: (entry: DialogEntry, at: number) => boolean): DialogsState['stack'] {
  return stack.map((entry, at) => (entry.open && isMeant(entry, at) ? { ...entry, open: false } : entry));
}

/** A forced change of password is not closed by Escape, nor by the back button: only all dialogs together are. */
function stays({ name, props }: DialogEntry): boolean {
  return name === 'changePassModal' && 'forced' in props && props.forced === true;
}

/** A dialog is never open twice, and login and registration dialogs replace each other. Confirmations may stack. */
function replaces(name: DialogName, other: DialogName): boolean {
  if (name === 'confirm') return false;
  return name === other || (isSignInDialog(name) && isSignInDialog(other));
}

/** Whether one of the ways in is open. */
export function isSignInDialogOpen(state: DialogsRoot): boolean {
  return openDialogsOf(state).some(({ name }) => isSignInDialog(name));
}

/** Dialogs that are open, lowest first. */
export function openDialogsOf(state: DialogsRoot): readonly DialogEntry[] {
  return state.dialogs.stack.filter((entry) => entry.open);
}
