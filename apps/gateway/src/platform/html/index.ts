export { cleanHtml, cleanLine, cleanSiteHtml, hasWords } from './clean-html.ts';
