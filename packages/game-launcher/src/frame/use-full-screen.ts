import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Shows an element on the whole screen. Where the browser has no full screen (iPhone), the element fills the window
 * instead: `filled` says so, for the style.
 *
 * @param interrupted a dialog is open: it would stand behind the full screen, unseen, so that is left
 */
export function useFullScreen(target: RefObject<HTMLElement | null>, interrupted: boolean) {
  const [full, setFull] = useState(false);
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  useEffect(() => {
    if (!filled) return undefined;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFilled(false);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [filled]);

  if (interrupted && filled) setFilled(false);
  useEffect(() => {
    if (!interrupted) return;
    // One that the browser has ended meanwhile cannot be left.
    if (document.fullscreenElement !== null) document.exitFullscreen().catch(() => undefined);
  }, [interrupted]);

  const enter = async () => {
    try {
      if (target.current === null || !document.fullscreenEnabled) throw new Error('no full screen');
      await target.current.requestFullscreen();
    } catch {
      setFilled(true);
    }
  };
  const leave = async () => {
    setFilled(false);
    if (document.fullscreenElement !== null) await document.exitFullscreen();
  };
  return { active: full || filled, filled, toggle: () => (full || filled ? leave() : enter()) };
}
