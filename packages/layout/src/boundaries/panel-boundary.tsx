import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RegionBoundary } from './region-boundary.tsx';

const BelowHeader = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-end: 0;
  inline-size: max-content;
  max-inline-size: 100vw;
`;

interface PanelBoundaryProps {
  /** Whether the children place themselves below the header, and so must what replaces them. */
  readonly floats?: boolean;
  readonly children: ReactNode;
}

/** Around a panel of the header: one that is lost says so in its place, and the header stays. */
export function PanelBoundary({ floats = false, children }: PanelBoundaryProps) {
  return (
    <RegionBoundary {...(floats ? { place: BelowHeader } : {})}>
      <Suspense>{children}</Suspense>
    </RegionBoundary>
  );
}
