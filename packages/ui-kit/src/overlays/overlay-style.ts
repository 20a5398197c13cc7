import { Modal, ModalOverlay } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';
import { glassRim, raisedSurface } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';

export const fadeIn = keyframes`from { opacity: 0; }`;
export const fadeOut = keyframes`to { opacity: 0; }`;
const rise = keyframes`from { translate: 0 ${token.motion.distance}; scale: 0.985; }`;
const sink = keyframes`to { translate: 0 ${token.motion.distance}; }`;

/** Backdrop of a dialog; fades for 0.4 s by default. */
export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${token.z.modal};
  display: grid;
  place-items: center;
  padding: ${token.space[4]};
  /* No blur: it would be repainted in each frame of the fade and delay the first one. */
  background: ${token.color.bg.scrim};
  block-size: var(--visual-viewport-height, 100dvh);

  &[data-entering] { animation: ${fadeIn} ${token.motion.duration.modal} ${token.motion.ease.enter}; }
  &[data-exiting] { animation: ${fadeOut} ${token.motion.duration.modal} ${token.motion.ease.exit} forwards; }

  /* See keepTop: the place above the panel gives way where the panel needs it. */
  &[data-placed] {
    @media (width >= 48rem) {
      display: flex;
      flex-direction: column;
      align-items: center;
      &::before { content: ''; flex: 0 1000000 var(--modal-top); }
    }
  }

  &[data-phone='full'] { @media (width < 48rem) { padding: 0; place-items: stretch; } }
  &[data-phone='bottom'] { @media (width < 48rem) { padding: ${token.space[3]}; place-items: end stretch; } }
`;

/** Panel of a dialog; its size is set by custom properties. */
export const Panel = styled(Modal)`
  ${raisedSurface}
  ${glassRim}

  position: relative;
  display: flex;
  flex-direction: column;
  inline-size: min(100%, var(--modal-inline, 600px));
  min-block-size: min(100%, var(--modal-block, 300px));
  max-block-size: 100%;
  border-radius: ${token.radius.dialog};
  overflow: clip;

  [data-entering] > & { animation: ${rise} ${token.motion.duration.modal} ${token.motion.ease.enter}; }
  [data-exiting] > & { animation: ${sink} ${token.motion.duration.modal} ${token.motion.ease.exit} forwards; }

  [data-phone='full'] > & {
    @media (width < 48rem) {
      inline-size: 100%;
      min-block-size: 100%;
      border: 0;
      border-radius: 0;
      /* Full screen: opaque and without a rim. */
      background: linear-gradient(${token.color.bg.overlay}, ${token.color.bg.overlay}), ${token.color.bg.canvas};
      -webkit-backdrop-filter: none;
      backdrop-filter: none;
      &::before { display: none; }
    }
  }

  [data-phone='bottom'] > & {
    @media (width < 48rem) { inline-size: 100%; min-block-size: 0; }
  }
`;
