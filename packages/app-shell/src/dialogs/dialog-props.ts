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
  readonly overlay: OverlayProps;
  readonly dialogId: string;
};
