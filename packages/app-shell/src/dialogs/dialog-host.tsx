import { preloadableLazy } from '@livery/ui-kit';
import { Fragment, Suspense, useEffect } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { settleConfirm } from './confirm-results.ts';
import type { DialogName } from './dialog-map.ts';
import type { DialogProps, OverlayProps } from './dialog-props.ts';
import { dialogsSlice } from './dialogs-slice.ts';
import type { DialogEntry, DialogsRoot } from './dialogs-slice.ts';

/** The component of each dialog, lazy where it should not be in the first load. Confirmations are built in, and a page shows its drawer itself. */
export type DialogRegistry = { readonly [Name in Exclude<DialogName, 'confirm' | 'drawer'>]?: ComponentType<DialogProps<Name>> };

const ConfirmView = preloadableLazy(() => import('./confirm-view.tsx')).show((module) => module.ConfirmView);

/** Longer than any fade: a dialog that never came to show, or was torn down, leaves the stack then. */
const longestFade = 1000;

/** Catches what fails in one dialog, so that the page goes on. */
export type DialogFailureBoundary = ComponentType<{ readonly onClose: () => void; readonly children: ReactNode }>;

const Unguarded: DialogFailureBoundary = ({ children }) => <Fragment>{children}</Fragment>;

export interface DialogHostProps {
  /** The component of each dialog; one that is not in it shows nothing. */
  readonly registry: DialogRegistry;
  /** Stands around each dialog; nothing without it. */
  readonly boundary?: DialogFailureBoundary;
}

/** Shows the open dialogs. The portal renders one, with the dialogs of all features in its registry. */
export function DialogHost({ registry, boundary = Unguarded }: DialogHostProps): ReactElement {
  const stack = useSelector((state: DialogsRoot) => state.dialogs.stack);
  return (
    <>
      {stack.map((entry) => (
        <DialogSlot key={entry.id} entry={entry} registry={registry} boundary={boundary} />
      ))}
    </>
  );
}

function DialogSlot({
  entry,
  registry,
  boundary: Boundary,
}: Required<DialogHostProps> & {
  readonly entry: DialogEntry;
}): ReactElement | null {
  const dispatch = useDispatch();
  const { id, name, open } = entry;
  useEffect(() => {
    if (open) return undefined;
    settleConfirm(id);
    const timer = setTimeout(() => dispatch(dialogsSlice.actions.gone(id)), longestFade);
    return () => clearTimeout(timer);
  }, [dispatch, id, open]);

  const overlay: OverlayProps = {
    isOpen: open,
    onOpenChange: (isOpen) => {
      if (!isOpen) dispatch(dialogsSlice.actions.closed(id));
    },
    onClosed: () => dispatch(dialogsSlice.actions.gone(id)),
  };
  const View = (name === 'confirm' ? ConfirmView : name === 'drawer' ? undefined : registry[name]) as
    ComponentType<{ overlay: OverlayProps; dialogId: string }> | undefined;
  if (!View) return null;
  return (
    <Boundary onClose={() => dispatch(dialogsSlice.actions.closed(id))}>
      <Suspense fallback={null}>
        <View {...entry.props} overlay={overlay} dialogId={id} />
      </Suspense>
    </Boundary>
  );
}
