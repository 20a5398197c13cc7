import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../actions/button.tsx';
import { token } from '../foundation/token.ts';
import { Modal } from './modal.tsx';
import type { ModalProps } from './modal.tsx';

export interface ConfirmDialogProps extends Omit<ModalProps, 'children' | 'footer' | 'role' | 'width' | 'height' | 'phone' | 'titleHidden'> {
  /** What the question is about, and what follows from it. */
  readonly children: ReactNode;
  /** Text of the button that does it: the verb of the question, never "OK". */
  readonly confirmLabel: string;
  /** Without it the dialog is a message with a single button. */
  readonly cancelLabel?: string;
  /** `danger` for what cannot be taken back. */
  readonly tone?: 'accent' | 'danger';
  /** If it returns a promise, the dialog waits and closes when it resolves. `false` keeps it open, and so does a fault, which is reported as any other. */
  readonly onConfirm?: () => unknown;
  /** Announced while the promise is pending. */
  readonly confirmingLabel?: string;
}

const Words = styled.div`
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.md};
`;

/** Focuses a button after its dialog has received focus; a dialog below would otherwise take the focus back. */
function useFocusOnceShown(wanted: boolean) {
  return useCallback(
    (button: HTMLButtonElement | null) => {
      if (button === null || !wanted) return undefined;
      const timer = setTimeout(() => button.focus());
      return () => clearTimeout(timer);
    },
    [wanted],
  );
}

/** Asks for confirmation, or shows a message. */
export function ConfirmDialog({ children, confirmLabel, cancelLabel, tone = 'accent', onConfirm, confirmingLabel, ...modal }: ConfirmDialogProps) {
  // A message has one button, which Enter presses.
  const only = useFocusOnceShown(cancelLabel === undefined);
  const confirm = async (close: () => void) => {
    if ((await onConfirm?.()) !== false) close();
  };
  return (
    <Modal
      {...modal}
      role="alertdialog"
      width={440}
      height={0}
      phone="bottom"
      footer={(close) => (
        <>
          {cancelLabel === undefined ? null : (
            <Button variant="outline" onClick={close}>
              {cancelLabel}
            </Button>
          )}
          <Button ref={only} variant={tone === 'danger' ? 'danger' : 'primary'} loadingLabel={confirmingLabel} onClick={() => confirm(close)}>
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <Words>{children}</Words>
    </Modal>
  );
}
