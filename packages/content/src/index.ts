export { contentApi } from './api.ts';
export { BannerShelf } from './banners/banner-shelf.tsx';
export { announcementRequest, useAnnouncementRequest, useAnnouncements, useAvailablePromotions } from './hooks.ts';
export type { Announcement, Promotion, Winner } from './hooks.ts';
export { DownloadPage, HelpPage, loadContentPages, loadNoticeDialog, NoticeDialog, NoticePage, PromotionsPage } from './lazy.ts';
export { AnnouncementBoard } from './notices/announcement-board.tsx';
export { NOTICES_PER_PAGE } from './notices/notices-per-page.ts';
export { PromotionShelf } from './promotions/promotion-shelf.tsx';
export { WinnersBoard } from './winners/winners-board.tsx';
