import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ConfirmText } from '../dialogs/dialog-map.ts';

/** A short notice that needs no answer. */
export interface Toast {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly wording: ConfirmText;
}

/** Toasts, oldest first. */
export interface ToastsState {
  readonly queue: readonly Toast[];
}

/** The part of a store that these selectors need. */
export interface ToastsRoot {
  readonly toasts: ToastsState;
}

/** Maximum number shown at once: the oldest are removed. */
const most = 4;
const initialState: ToastsState = { queue: [] };

/** The queue of toasts. Its view decides how long they show; see `dismissed`. */
export const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    shown: {
      prepare: (tone: Toast['tone'], wording: ConfirmText) => ({ payload: { id: nanoid(), tone, wording } satisfies Toast as Toast }),
      reducer: (state, { payload }: PayloadAction<Toast>): ToastsState => ({
        // The same notice again takes the place of the one that is there.
        queue: [
          ...state.queue.filter((toast) => JSON.stringify(toast.wording) !== JSON.stringify(payload.wording)),
          payload,
        ].slice(-most),
      }),
    },
    dismissed: (state, { payload: id }: PayloadAction<string>): ToastsState => ({
      queue: state.queue.filter((toast) => toast.id !== id),
    }),
  },
});
