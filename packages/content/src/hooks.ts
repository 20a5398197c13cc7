import type { Brand } from '@livery/brand-kit';
import { useBrand } from '@livery/brand-kit/react';
import { sitePlatforms } from '@livery/contracts';
import type { RequestOf, ResponseOf } from '@livery/contracts';
import { contentApi } from './api.ts';

/** An announcement of the merchant. */
export type Announcement = ResponseOf<'announcements'>['list'][number];
/** A promotion that is open now. */
export type Promotion = ResponseOf<'availablePromotions'>['list'][number];
/** A prize of the winners board. */
export type Winner = ResponseOf<'winners'>['list'][number];

const none: readonly never[] = [];

/** What the announcement call is asked for on a site: the brand's types, its platform and its default execution. */
export function announcementRequest({ announcements, identity }: Pick<Brand, 'announcements' | 'identity'>): NonNullable<RequestOf<'announcements'>> {
  return {
    types: announcements.types.join(','),
    platform: sitePlatforms[identity.platform],
    execution: announcements.defaultExecution,
  };
}

/** {@link announcementRequest} of this site. */
export function useAnnouncementRequest(): NonNullable<RequestOf<'announcements'>> {
  return announcementRequest(useBrand());
}

/** Announcements, newest first; empty until they are there. */
export function useAnnouncements(): readonly Announcement[] {
  return contentApi.useAnnouncementsQuery(useAnnouncementRequest()).data?.list ?? none;
}

/** Promotions open now, with their count. */
export function useAvailablePromotions(): { readonly count: number; readonly list: readonly Promotion[] } {
  const { data } = contentApi.useAvailablePromotionsQuery();
  return { count: data?.count ?? 0, list: data?.list ?? none };
}
