import { LoadFailed } from '@livery/session';
import type { LoadFailedProps } from '@livery/session';
import { SupportLink } from './support-link.tsx';

/** Records that did not load: why, another try, and the way to customer service. */
export function RecordsFailed(props: Omit<LoadFailedProps, 'beside'>) {
  return <LoadFailed {...props} beside={<SupportLink />} />;
}
