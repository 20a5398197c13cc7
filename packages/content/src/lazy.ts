import { lazy } from 'react';

/** Fetches the chunk of this package's pages. */
export const loadContentPages = () => import('./pages/all.ts');
/** Fetches the chunk of the announcements dialog. */
export const loadNoticeDialog = () => import('./notices/notice-dialog.tsx');

/** Fetches the chunk of a notice that pops up. */
export const loadPopUpDialog = () => import('./notices/pop-up-dialog.tsx');

/** The promotions page, fetched when it is first shown. */
export const PromotionsPage = lazy(async () => ({ default: (await loadContentPages()).PromotionsPage }));
/** The app download page. */
export const DownloadPage = lazy(async () => ({ default: (await loadContentPages()).DownloadPage }));
/** The help centre. */
export const HelpPage = lazy(async () => ({ default: (await loadContentPages()).HelpPage }));
/** The announcements as a page. */
export const NoticePage = lazy(async () => ({ default: (await loadContentPages()).NoticePage }));
/** A notice that pops up after a login. */
export const PopUpDialog = lazy(async () => ({ default: (await loadPopUpDialog()).PopUpDialog }));
/** The announcements over the page. */
export const NoticeDialog = lazy(async () => ({ default: (await loadNoticeDialog()).NoticeDialog }));
