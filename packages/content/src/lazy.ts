import { preloadableLazy } from '@livery/ui-kit';

declare module '@livery/app-shell' {
  interface DialogMap {
    /** After the first login ever. */
    welcome: object;
  }
}

const pages = preloadableLazy(() => import('./pages/all.ts'));
const notices = preloadableLazy(() => import('./notices/notice-dialog.tsx'));
const help = preloadableLazy(() => import('./help/help-dialog.tsx'));
const welcome = preloadableLazy(() => import('./welcome/welcome-dialog.tsx'));
const popUp = preloadableLazy(() => import('./notices/pop-up-dialog.tsx'));

/** Fetches the chunk of this package's pages. */
export const loadContentPages = pages.load;
/** Fetches the chunk of the announcements dialog. */
export const loadNoticeDialog = notices.load;
/** Fetches the chunk of the help dialog. */
export const loadHelpDialog = help.load;
/** Fetches the chunk of a notice that pops up. */
export const loadPopUpDialog = popUp.load;

/** The promotions page, fetched when it is first shown. */
export const PromotionsPage = pages.show((module) => module.PromotionsPage);
/** The app download page. */
export const DownloadPage = pages.show((module) => module.DownloadPage);
/** The help centre. */
export const HelpPage = pages.show((module) => module.HelpPage);
/** The announcements as a page. */
export const NoticePage = pages.show((module) => module.NoticePage);
/** A notice that pops up after a login. */
export const PopUpDialog = popUp.show((module) => module.PopUpDialog);
/** The help centre over the page. */
export const HelpDialog = help.show((module) => module.HelpDialog);
/** The announcements over the page. */
export const NoticeDialog = notices.show((module) => module.NoticeDialog);
/** The dialog after the first login ever. */
export const WelcomeDialog = welcome.show((module) => module.WelcomeDialog);
