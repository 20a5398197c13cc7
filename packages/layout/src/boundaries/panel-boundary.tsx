import { ChunkErrorBoundary } from '@livery/ui-kit';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailureBar } from './failure-bar.tsx';

const Place = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: 0;
  inline-size: max-content;
  max-inline-size: 100vw;
`;

const never = () => false;

interface PanelBoundaryProps {
  /** Whether the children place themselves below the header, and so must what replaces them. */
  readonly floats?: boolean;
  readonly children: ReactNode;
}

/** Around a panel of the header: one that is lost says so in its place, and the header stays. */
export function PanelBoundary({ floats = false, children }: PanelBoundaryProps) {
  return (
    <ChunkErrorBoundary
      fallback={(failure) => {
        const bar = <FailureBar failure={failure} />;
        return floats ? <Place>{bar}</Place> : bar;
      }}
      mayReload={never}
    >
      <Suspense>{children}</Suspense>
    </ChunkErrorBoundary>
  );
}
