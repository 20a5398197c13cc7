import { dialogOpen } from '../../../hud/dialog.ts';
import { shortcutOf } from '../../../hud/shortcut.ts';
import type { HudActions } from '../hud/hud.ts';

/** Elements that handle space and enter themselves. */
const OWN_KEYS = 'button, a, input, select, textarea, summary';

/** Handles the game's keys, except while a dialog is open and for keys of a focused control. */
export function listenToKeys(actions: HudActions, stopAutoplay: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (dialogOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, target } = event;
    const onControl = target instanceof Element && target.closest(OWN_KEYS) !== null;
    if (key === ' ' || key === 'Enter') {
      if (onControl) return;
      event.preventDefault();
      if (!event.repeat) actions.spin();
    } else if (key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight') {
      event.preventDefault();
      const rightIsUp = document.documentElement.dir !== 'rtl';
      actions.stake(key === 'ArrowUp' || (key === 'ArrowRight') === rightIsUp && key !== 'ArrowDown' ? 1 : -1);
    } else if (key === 'Escape') stopAutoplay();
    else if (!event.repeat) {
      const action = { m: actions.sound, p: actions.paytable, t: actions.turbo, a: actions.autoplay, h: actions.history }[shortcutOf(event)];
      action?.();
    }
  });
}
