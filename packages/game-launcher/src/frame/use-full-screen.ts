import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Shows an element on the whole screen. Where the browser has no full screen (iPhone), the element fills the window
 * instead: `filled` is true then, for the style.
 */
export function useFullScreen(target: RefObject<HTMLElement | null>) {
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
