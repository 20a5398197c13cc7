import { ChunkErrorBoundary, token } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailureBar } from './failure-bar.tsx';

const Place = styled.div`
  position: fixed;
  inset-inline: 0;
  inset-block-end: var(--dock-block-size, 0px);
  z-index: ${token.z.modal};
`;

const never = () => false;

interface DialogBoundaryProps {
  /** Removes the dialog. */
  readonly onClose: () => void;
  /** The dialog that may fail. */
  readonly children: ReactNode;
}

/** Around one dialog: a failure in it is shown over the page, which continues. */
export function DialogBoundary({ onClose, children }: DialogBoundaryProps) {
  return (
    <ChunkErrorBoundary
      fallback={(failure) => (
        <Place>
          <FailureBar failure={failure} onClose={onClose} />
        </Place>
      )}
      mayReload={never}
    >
      {children}
    </ChunkErrorBoundary>
  );
}
