import { useContext } from 'react';
import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay, OverlayTriggerStateContext, Popover } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { media } from '../foundation/breakpoints.ts';
import { raisedSurface } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { useMedia } from '../foundation/use-media.ts';
import { iconClose } from '../icons/navigation.ts';
import { fadeIn, fadeOut } from '../overlays/overlay-style.ts';
import { popoverSurface } from '../overlays/popover-style.ts';

const fromBelow = keyframes`from { translate: 0 100%; }`;
const toBelow = keyframes`to { translate: 0 100%; }`;

const Sheet = styled(Popover)`
  ${popoverSurface}

  max-inline-size: calc(100vw - 1.5rem);
  padding: ${token.space[4]};
`;

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${token.z.modal};
  background: ${token.color.bg.scrim};
  &[data-entering] { animation: ${fadeIn} ${token.motion.duration.normal} ${token.motion.ease.enter}; }
  &[data-exiting] { animation: ${fadeOut} ${token.motion.duration.normal} ${token.motion.ease.exit} forwards; }
`;

const BottomSheet = styled(Modal)`
  ${raisedSurface}

  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  max-block-size: 92dvh;
  padding: ${token.space[2]} ${token.space[4]} max(${token.space[5]}, env(safe-area-inset-bottom));
  border-width: 0;
  border-radius: ${token.radius.dialog} ${token.radius.dialog} 0 0;
  overflow: auto;
  overscroll-behavior: contain;

  [data-entering] > & { animation: ${fromBelow} ${token.motion.duration.normal} ${token.motion.ease.enter}; }
  [data-exiting] > & { animation: ${toBelow} ${token.motion.duration.normal} ${token.motion.ease.exit} forwards; }
`;

const Content = styled(Dialog)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[3]};
  outline: none;
`;

const SheetHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  h2 { min-inline-size: 0; font-size: ${token.font.size.lg}; }
`;

/** Overlay of a date picker: a popover, or a bottom sheet on phones. */
export function DateOverlay({ title, closeLabel, children }: { readonly title: ReactNode; readonly closeLabel: string; readonly children: (close: () => void) => ReactNode }) {
  const onPhone = useMedia(media.belowTablet);
  const overlay = useContext(OverlayTriggerStateContext);
  const close = () => overlay?.close();
  if (!onPhone) {
    return (
      <Sheet offset={6}>
        <Content>{children(close)}</Content>
      </Sheet>
    );
  }
  return (
    <Scrim isDismissable>
      <BottomSheet>
        <Content>
          <SheetHeader>
            <h2>{title}</h2>
            <IconButton glyph={iconClose} label={closeLabel} onClick={close} />
          </SheetHeader>
          {children(close)}
        </Content>
      </BottomSheet>
    </Scrim>
  );
}
