import type { DialogMap, DialogName } from './dialog-map.ts';

/** The part of a dialog's props that drives its overlay: spread it on ui-kit's `Modal`. */
export interface OverlayProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The overlay has faded out. */
  readonly onClosed: () => void;
}

/** What the component of a dialog is given: its own props and `overlay`. */
export type DialogProps<Name extends DialogName> = DialogMap[Name] & {
  /** Whether it shows, and what it reports when it closes: for the `Modal` of the kit. */
  readonly overlay: OverlayProps;
  /** Its id on the stack of dialogs, another one each time it is opened. */
  readonly dialogId: string;
};
