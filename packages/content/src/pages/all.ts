/** The pages of this package in one chunk: they are small and share most of what they are made of. */
export { DownloadPage } from './download-page.tsx';
export { HelpPage } from './help-page.tsx';
export { NoticePage } from './notice-page.tsx';
export { PromotionsPage } from './promotions-page.tsx';
