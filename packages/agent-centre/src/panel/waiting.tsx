import { useText } from '@livery/i18n';
import { Skeleton } from '@livery/ui-kit';

/** The place of a panel's content until it is there. */
export function Waiting() {
  const tCommon = useText('common');
  return (
    <div role="status" aria-label={tCommon('state.loading')}>
      <Skeleton style={{ blockSize: '2rem', inlineSize: '40%' }} />
      <Skeleton style={{ blockSize: '12rem', marginBlock: '1rem' }} />
    </div>
  );
}
