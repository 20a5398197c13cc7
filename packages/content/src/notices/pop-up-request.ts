import type { Brand } from '@livery/brand-kit';
import { sitePlatforms } from '@livery/contracts';
import type { RequestOf } from '@livery/contracts';

declare module '@livery/app-shell' {
  interface DialogMap {
    /** One announcement by itself, after a login. */
    popUpNotice: {
      /** The announcement that shows. */
      readonly id: string;
    };
  }
}

/** What the announcement call is asked for after a login: the kind that pops up, for the brand's platform. */
export function popUpRequest({ identity }: Pick<Brand, 'identity'>): NonNullable<RequestOf<'announcements'>> {
  return { types: 'PU', platform: sitePlatforms[identity.platform], execution: 'PU' };
}
