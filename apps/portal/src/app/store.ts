import { api } from '@livery/api-sdk';
import type { Transport } from '@livery/api-sdk';
import { dialogsSlice, toastsSlice } from '@livery/app-shell';
import { sessionSlice } from '@livery/session';
import { configureStore } from '@reduxjs/toolkit';

/** What was answered shows as soon as the answers at hand are taken in: the next frame is a long wait on a slow machine. */
const notifyAfterTask = (notify: () => void) => void setTimeout(notify, 0);

/** Assembles the store: the one API, and the slices that packages bring. */
export function createStore(transport: Transport) {
  return configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      [sessionSlice.name]: sessionSlice.reducer,
      [dialogsSlice.name]: dialogsSlice.reducer,
      [toastsSlice.name]: toastsSlice.reducer,
    },
    middleware: (standard) => standard({ thunk: { extraArgument: { transport } } }).concat(api.middleware),
    enhancers: (standard) => standard({ autoBatch: { type: 'callback', queueNotification: notifyAfterTask } }),
    devTools: import.meta.env.DEV,
  });
}

/** The portal's store. Packages never see its type: they state the parts they need. */
export type PortalStore = ReturnType<typeof createStore>;
