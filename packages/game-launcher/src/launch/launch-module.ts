/** What launches games: fetched when one is near being opened. */
export { startLaunchInFrame } from './start-launch.ts';
export { openInWindow } from './open-in-window.ts';
