import type { CSSProperties, ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { IconButton } from '../actions/icon-button.tsx';
import { iconClose } from '../icons/navigation.ts';
import { AriaLocale } from './aria-locale.tsx';
import { DialogContent } from './dialog-content.tsx';
import { DialogFooter, DialogHeader, DialogRoot } from './dialog-parts.tsx';
import { keepTop } from './keep-top.ts';
import { Panel, Scrim } from './overlay-style.ts';
import { useModalLifecycle } from './use-modal-lifecycle.ts';
import type { ModalLifecycle, OpenState } from './use-modal-lifecycle.ts';

export interface ModalProps extends OpenState, ModalLifecycle {
  /** Its heading, which names the dialog too. */
  readonly title: ReactNode;
  /** Hides the title visually; it stays accessible. */
  readonly titleHidden?: boolean;
  /** Name of the close button. Without it there is no close button and Escape does nothing. */
  readonly closeLabel?: string | undefined;
  /** In CSS pixels; defaults to 600. Never wider than the window. */
  readonly width?: number;
  /** Minimum height in CSS pixels; defaults to 300. Taller content scrolls inside. */
  readonly height?: number;
  /** Whether Escape closes; defaults to true if there is a close button. */
  readonly closeOnEscape?: boolean;
  /** Whether a press outside closes; off by default, since it would lose form input. */
  readonly closeOnOutsidePress?: boolean;
  /** On phones: full screen, or a sheet at the lower edge. */
  readonly phone?: 'full' | 'bottom';
  /** `alertdialog` for a question that has to be answered; its content is then read out. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Actions below the content. */
  readonly footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Its content; a function gets the way to close it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A controlled dialog. Traps and returns focus, locks page scrolling, fades for 0.4 s and reports each step of its life cycle. */
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
  const hidden = titleHidden && typeof title === 'string' ? title : undefined;
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
        <Panel ref={keepTop} style={size}>
          <DialogRoot role={role} {...(hidden === undefined ? {} : { 'aria-label': hidden })}>
            <DialogHeader>
              {titleHidden ? <span style={{ flex: 1 }} /> : <Heading slot="title">{title}</Heading>}
              {closeLabel === undefined ? null : <IconButton glyph={iconClose} label={closeLabel} onClick={requestClose} />}
            </DialogHeader>
            <DialogContent label={hidden}>{filled(children)}</DialogContent>
            {footer === undefined ? null : <DialogFooter>{filled(footer)}</DialogFooter>}
          </DialogRoot>
        </Panel>
      </Scrim>
    </AriaLocale>
  );
}
