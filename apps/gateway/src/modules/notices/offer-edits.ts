import { bannerGroups } from '@livery/contracts';
import { createOfferStore, type OfferStore } from './offer-store.ts';
import type { Database } from '../../platform/db/index.ts';

/** What a banner is beside its texts and times. Pictures that are null are drawn for the id. */
export interface BannerFacts {
  readonly link: string;
  readonly image: string | null;
  readonly imageCompact: string | null;
}

/** What a banner says in one language, without markup. */
export interface BannerWords {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** What a promotion is beside its texts and times; see {@link BannerFacts}. */
export interface PromotionFacts {
  readonly image: string | null;
}

/** What a promotion says in one language, without markup. */
export interface PromotionWords {
  readonly title: string;
  readonly summary: string;
}

/** Reads and changes banners and promotions for whoever writes them. */
export interface OfferEdits {
  /** The banners that the site shows, which are those of one group. */
  readonly banners: OfferStore<BannerFacts, BannerWords>;
  readonly promotions: OfferStore<PromotionFacts, PromotionWords>;
}

/** The group of banners that the site asks for. */
export const [BANNER_GROUP] = bannerGroups;

/** Creates {@link OfferEdits}. */
export function createOfferEdits(db: Database): OfferEdits {
  return {
    banners: createOfferStore<BannerFacts, BannerWords>(db, {
      table: 'banner',
      textTable: 'banner_text',
      key: 'banner_id',
      group: { column: 'group_name', value: BANNER_GROUP },
      facts: { link: 'link', image: 'image', imageCompact: 'image_compact' },
      words: ['title', 'text', 'action'],
    }),
    promotions: createOfferStore<PromotionFacts, PromotionWords>(db, { table: 'promotion', textTable: 'promotion_text', key: 'promotion_id', group: undefined, facts: { image: 'image' }, words: ['title', 'summary'] }),
  };
}
