import { ChunkErrorBoundary } from '@livery/ui-kit';
import { Fragment } from 'react';
import type { ElementType, ReactNode } from 'react';
import { FailureBar } from './failure-bar.tsx';

const never = () => false;

interface RegionBoundaryProps {
  /** Where the failure shows, if not simply in place of the children. */
  readonly place?: ElementType<{ readonly children: ReactNode }>;
  /** The part of the page that may fail. */
  readonly children: ReactNode;
}

/** Around the header, the footer, the side menu and the sections of the home page: a failure in one is shown in its place, and the page continues. */
export function RegionBoundary({ place: Place = Fragment, children }: RegionBoundaryProps) {
  return (
    <ChunkErrorBoundary
      fallback={(failure) => (
        <Place>
          <FailureBar failure={failure} />
        </Place>
      )}
      mayReload={never}
    >
      {children}
    </ChunkErrorBoundary>
  );
}
