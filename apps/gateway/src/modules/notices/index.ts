export { type AnnouncementDraft, type AnnouncementEdits, type AnnouncementWords, cleanWords, createAnnouncementEdits } from './announcement-edits.ts';
export { type AnnouncementNews, createAnnouncementNews } from './announcement-news.ts';
export { noticesHandlers, type NoticesDeps } from './handlers.ts';
export { createNotices, type Notices } from './notices.ts';
export { BANNER_GROUP, type BannerFacts, createOfferEdits, type OfferEdits } from './offer-edits.ts';
export type { OfferDraft, OfferStore, OfferTimes } from './offer-store.ts';
export type { AnnouncementType, NewAnnouncement, NewBanner, NewPromotion, Win, WinsPort } from './types.ts';
