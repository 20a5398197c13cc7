import { LoadFailed } from '@livery/session';
import type { LoadFailedProps } from '@livery/session';
import { SupportLink } from './support-link.tsx';

/** A page, or its records, that did not load: why, another try, and the way to customer service. */
export function PageFailed(props: Omit<LoadFailedProps, 'beside'>) {
  return <LoadFailed {...props} beside={<SupportLink />} />;
}
