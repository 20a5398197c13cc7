import { useText } from '@livery/i18n';
import { Button, ChunkErrorBoundary, Container, Notice } from '@livery/ui-kit';
import type { BoundaryFailure } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { mayReload } from './may-reload.ts';

function RegionFailure({ failure }: { readonly failure: BoundaryFailure }) {
  const t = useText('shell');
  const lost = failure.kind === 'chunk';
  // A lost chunk comes back with the page alone, and a running game would go with it.
  const retriable = !lost || mayReload();
  return (
    <Container>
      <Notice
        tone="warning"
        actions={
          retriable ? <Button size="sm" variant="outline" onClick={failure.retry}>
            {t(lost ? 'chunk.action' : 'crash.action')}
          </Button> : null
        }
      >
        {t(lost ? 'chunk.title' : 'crash.title')}
      </Notice>
    </Container>
  );
}

const never = () => false;

/** Around the header, the footer and the side menu: what fails in one says so in its place, and the page goes on. */
export function RegionBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ChunkErrorBoundary fallback={(failure) => <RegionFailure failure={failure} />} mayReload={never}>
      {children}
    </ChunkErrorBoundary>
  );
}
