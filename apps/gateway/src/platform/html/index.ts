export { cleanHtml, cleanLine, hasWords } from './clean-html.ts';
