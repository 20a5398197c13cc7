export { cleanHtml, cleanLine, cleanSiteHtml, hasWords } from './clean-html.ts';
export { escaped } from './escaped.ts';
