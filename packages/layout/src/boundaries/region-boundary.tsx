import { ChunkErrorBoundary } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { FailureBar } from './failure-bar.tsx';

const never = () => false;

/** Around the header, the footer, the side menu and the sections of the home page: a failure in one is shown in its place, and the page continues. */
export function RegionBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ChunkErrorBoundary fallback={(failure) => <FailureBar failure={failure} />} mayReload={never}>
      {children}
    </ChunkErrorBoundary>
  );
}
