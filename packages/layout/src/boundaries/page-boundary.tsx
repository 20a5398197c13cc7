import { FailureView, useMayReload } from '@livery/navigation';
import { ChunkErrorBoundary } from '@livery/ui-kit';
import type { ReactNode } from 'react';

/** Around a page: a failed chunk reloads once where nothing is lost by it; everything else is explained with an action. */
export function PageBoundary({ children }: { /** The page that may fail. */ readonly children: ReactNode }) {
  const mayReload = useMayReload();
  return (
    <ChunkErrorBoundary fallback={(failure) => <FailureView failure={failure} />} mayReload={mayReload}>
      {children}
    </ChunkErrorBoundary>
  );
}
