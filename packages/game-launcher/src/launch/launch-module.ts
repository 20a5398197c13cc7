/** The launch code, loaded when a launch is likely. */
export { startLaunchInFrame } from './start-launch.ts';
export { openInWindow } from './open-in-window.ts';
