import type { ReactNode } from 'react';
import { Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { raisedSurface } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { iconClose } from '../icons/navigation.ts';
import { AriaLocale } from './aria-locale.tsx';
import { DialogContent } from './dialog-content.tsx';
import { DialogFooter, DialogHeader, DialogRoot } from './dialog-parts.tsx';
import { fadeIn, fadeOut } from './overlay-style.ts';
import { useModalLifecycle } from './use-modal-lifecycle.ts';
import type { ModalLifecycle, OpenState } from './use-modal-lifecycle.ts';

export interface DrawerProps extends OpenState, ModalLifecycle {
  /** Its heading, which names the dialog too. */
  readonly title: ReactNode;
  /** Name of the close button. */
  readonly closeLabel: string;
  /** Edge in reading direction; `bottom` is a sheet. */
  readonly side?: 'start' | 'end' | 'bottom';
  /** Actions below the content, which stay while it scrolls. */
  readonly footer?: ReactNode;
  /** Its content; a function gets the way to close it. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

const fromSide = keyframes`from { translate: var(--drawer-from); }`;
const toSide = keyframes`to { translate: var(--drawer-from); }`;

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${token.z.drawer};
  background: ${token.color.bg.scrim};
  &[data-entering] { animation: ${fadeIn} ${token.motion.duration.normal} ${token.motion.ease.enter}; }
  &[data-exiting] { animation: ${fadeOut} ${token.motion.duration.normal} ${token.motion.ease.exit} forwards; }
`;

const Sheet = styled(AriaModal)`
  ${raisedSurface}

  --drawer-from: -100% 0;
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  display: flex;
  flex-direction: column;
  inline-size: min(24rem, 100vw - 3rem);
  border-width: 0;
  border-start-end-radius: ${token.radius.dialog};
  border-end-end-radius: ${token.radius.dialog};
  overflow: clip;
  [dir='rtl'] & { --drawer-from: 100% 0; }

  &[data-side='end'] {
    --drawer-from: 100% 0;
    inset-inline: auto 0;
    border-radius: 0;
    border-start-start-radius: ${token.radius.dialog};
    border-end-start-radius: ${token.radius.dialog};
    [dir='rtl'] & { --drawer-from: -100% 0; }
  }
  &[data-side='bottom'] {
    --drawer-from: 0 100%;
    inset-block: auto 0;
    inset-inline: 0;
    inline-size: 100%;
    max-block-size: 85dvh;
    border-radius: ${token.radius.dialog} ${token.radius.dialog} 0 0;
    [dir='rtl'] & { --drawer-from: 0 100%; }
  }

  [data-entering] > & { animation: ${fromSide} ${token.motion.duration.normal} ${token.motion.ease.enter}; }
  [data-exiting] > & { animation: ${toSide} ${token.motion.duration.normal} ${token.motion.ease.exit} forwards; }
`;

/** A panel that slides in from an edge: the side menu on phones, filters, the game list. */
export function Drawer({ isOpen, onOpenChange, title, closeLabel, side = 'start', footer, children, ...lifecycle }: DrawerProps) {
  const { shown, requestClose, onEnter, onExit } = useModalLifecycle({ isOpen, onOpenChange, ...lifecycle });
  return (
    <AriaLocale>
      <Scrim isOpen={shown} onOpenChange={(open) => { if (!open) requestClose(); }} isDismissable onEnter={onEnter} onExit={onExit}>
        <Sheet data-side={side}>
          <DialogRoot>
            <DialogHeader>
              <Heading slot="title">{title}</Heading>
              <IconButton glyph={iconClose} label={closeLabel} onClick={requestClose} />
            </DialogHeader>
            <DialogContent>{typeof children === 'function' ? children(requestClose) : children}</DialogContent>
            {footer === undefined ? null : <DialogFooter>{footer}</DialogFooter>}
          </DialogRoot>
        </Sheet>
      </Scrim>
    </AriaLocale>
  );
}
