import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ConfirmText } from '../dialogs/dialog-map.ts';
import { toastsSlice } from './toasts-slice.ts';
import type { Toast, ToastsRoot } from './toasts-slice.ts';

/** Shows and takes away toasts; the same object in every render. */
export function useToast(): {
  readonly show: (tone: Toast['tone'], wording: ConfirmText) => string;
  readonly dismiss: (id: string) => void;
} {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      show: (tone: Toast['tone'], wording: ConfirmText) => dispatch(toastsSlice.actions.shown(tone, wording)).payload.id,
      dismiss: (id: string) => void dispatch(toastsSlice.actions.dismissed(id)),
    }),
    [dispatch],
  );
}

/** The toasts to show, oldest first. */
export function useToastQueue(): readonly Toast[] {
  return useSelector((state: ToastsRoot) => state.toasts.queue);
}
