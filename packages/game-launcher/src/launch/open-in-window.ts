import { openWaitingWindow } from '../launch-target/new-window.ts';
import type { NamedLaunchable } from '../launch-target/launch-target.ts';
import { startLaunchInWindow } from './start-launch.ts';
import type { LaunchContext } from './use-launch-context.ts';

/** Opens a window in the click, and the game in it. A refused window, or a launch that fails, leads to the page of the game. */
export function openInWindow({ navigate, dispatch, show, t, by }: LaunchContext, game: NamedLaunchable, { href, where }: { href: string; where: 'popup' | 'tab' }): void {
  const here = () => void navigate(href, { state: { here: true } });
  const waiting = openWaitingWindow(where, { title: game.name, text: t('state.loading') });
  if (waiting === undefined) {
    show('info', { ns: 'games', key: 'frame.windowRefused' });
    here();
    return;
  }
  const launch = async () => {
    if (!(await startLaunchInWindow(waiting, dispatch, game, by))) here();
  };
  launch().catch(() => {
    waiting.close();
    here();
  });
}
