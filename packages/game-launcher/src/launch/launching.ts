/** What launches games: fetched when one is near being opened. */
export { beginInFrame } from './begin.ts';
export { openInWindow } from './open-in-window.ts';
