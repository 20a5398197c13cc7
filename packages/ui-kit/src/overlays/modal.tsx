import type { CSSProperties, ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { IconButton } from '../actions/icon-button.tsx';
import { iconClose } from '../icons/navigation.ts';
import { AriaLocale } from './aria-locale.tsx';
import { DialogBody, DialogFooter, DialogHeader, DialogRoot } from './dialog-parts.tsx';
import { Panel, Scrim } from './overlay-style.ts';
import { useModalLifecycle } from './use-modal-lifecycle.ts';
import type { ModalLifecycle, OpenState } from './use-modal-lifecycle.ts';

export interface ModalProps extends OpenState, ModalLifecycle {
  readonly title: ReactNode;
  /** The title is spoken but not shown. */
  readonly titleHidden?: boolean;
  /** Name of the close button. Without one there is none, and Escape does nothing: its owner alone closes it. */
  readonly closeLabel?: string | undefined;
  /** CSS pixels; 600 without it. Never wider than the window. */
  readonly width?: number;
  /** Least height in CSS pixels; 300 without it. Taller content scrolls inside. */
  readonly height?: number;
  /** Escape closes, unless this is false or there is no close button. */
  readonly closeOnEscape?: boolean;
  /** A press outside closes; off without it, since forms are lost so. */
  readonly closeOnOutsidePress?: boolean;
  /** On phones: the whole screen, or a card at its lower edge. */
  readonly phone?: 'full' | 'bottom';
  readonly role?: 'dialog' | 'alertdialog';
  /** Actions under the content. */
  readonly footer?: ReactNode | ((close: () => void) => ReactNode);
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A dialog over the page: keeps and returns focus, locks the page's scroll, fades for 0.4 s and reports
 * each step of its life. Under its owner's control by `isOpen` and `onOpenChange`.
 */
export function Modal({
  isOpen,
  onOpenChange,
  title,
  titleHidden = false,
  closeLabel,
  width = 600,
  height = 300,
  closeOnEscape = closeLabel !== undefined,
  closeOnOutsidePress = false,
  phone = 'full',
  role = 'dialog',
  footer,
  children,
  ...lifecycle
}: ModalProps) {
  const { shown, requestClose, onEnter, onExit } = useModalLifecycle({ isOpen, onOpenChange, ...lifecycle });
  const size = { '--modal-inline': `${width}px`, '--modal-block': `${height}px` } as CSSProperties;
  const filled = (content: ModalProps['children']) => (typeof content === 'function' ? content(requestClose) : content);

  return (
    <AriaLocale>
      <Scrim
        isOpen={shown}
        onOpenChange={(open) => {
          if (!open) requestClose();
        }}
        isDismissable={closeOnOutsidePress}
        isKeyboardDismissDisabled={!closeOnEscape}
        onEnter={onEnter}
        onExit={onExit}
        data-phone={phone}
      >
        <Panel style={size}>
          <DialogRoot role={role} {...(titleHidden && typeof title === 'string' ? { 'aria-label': title } : {})}>
            <DialogHeader>
              {titleHidden ? <span style={{ flex: 1 }} /> : <Heading slot="title">{title}</Heading>}
              {closeLabel === undefined ? null : <IconButton glyph={iconClose} label={closeLabel} onClick={requestClose} />}
            </DialogHeader>
            <DialogBody>{filled(children)}</DialogBody>
            {footer === undefined ? null : <DialogFooter>{filled(footer)}</DialogFooter>}
          </DialogRoot>
        </Panel>
      </Scrim>
    </AriaLocale>
  );
}
