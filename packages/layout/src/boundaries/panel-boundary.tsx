import { ChunkErrorBoundary } from '@livery/ui-kit';
import { Suspense } from 'react';
import type { ReactNode } from 'react';

const nothing = () => null;
const never = () => false;

/** Around a panel of the header: one that is lost is no reason to lose the header. */
export function PanelBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ChunkErrorBoundary fallback={nothing} mayReload={never}>
      <Suspense>{children}</Suspense>
    </ChunkErrorBoundary>
  );
}
