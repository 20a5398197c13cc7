import { useText } from '@livery/i18n';
import { Button, ChunkErrorBoundary, Notice, token } from '@livery/ui-kit';
import type { BoundaryFailure } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { mayReload } from './may-reload.ts';

const Place = styled.div`
  position: fixed;
  inset-inline: ${token.size.gutter};
  inset-block-end: calc(var(--dock-block-size, 0px) + ${token.space[4]});
  z-index: ${token.z.modal};
  max-inline-size: 36rem;
  margin-inline: auto;
`;

function DialogFailure({ failure, onClose }: { readonly failure: BoundaryFailure; readonly onClose: () => void }) {
  const t = useText('shell');
  const tCommon = useText('common');
  const lost = failure.kind === 'chunk';
  // A lost chunk comes back with the page alone, and a running game would go with it.
  const retriable = !lost || mayReload();
  return (
    <Place>
      <Notice
        tone="danger"
        actions={
          <>
            {retriable ? (
              <Button size="sm" onClick={failure.retry}>
                {t(lost ? 'chunk.action' : 'crash.action')}
              </Button>
            ) : null}
            <Button size="sm" variant="outline" onClick={onClose}>
              {tCommon('action.close')}
            </Button>
          </>
        }
      >
        {t(lost ? 'chunk.title' : 'crash.title')}
      </Notice>
    </Place>
  );
}

const never = () => false;

/** Around one dialog: what fails in it says so over the page, which goes on. `onClose` takes the dialog away. */
export function DialogBoundary({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <ChunkErrorBoundary fallback={(failure) => <DialogFailure failure={failure} onClose={onClose} />} mayReload={never}>
      {children}
    </ChunkErrorBoundary>
  );
}
