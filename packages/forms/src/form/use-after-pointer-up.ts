import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs what changes the layout once no pointer is pressed. Pressing a button takes the focus from a field; a message
 * that appeared under the field at that moment would move the button away from under the pointer, and the click be lost.
 */
export function useAfterPointerUp(): (action: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      // The click follows the release.
      setTimeout(() => {
        for (const action of waiting.current.splice(0)) action();
      });
    };
    const follow = [['pointerdown', press], ['pointerup', release], ['pointercancel', release]] as const;
    for (const [event, listener] of follow) document.addEventListener(event, listener, { capture: true });
    return () => {
      for (const [event, listener] of follow) document.removeEventListener(event, listener, { capture: true });
    };
  }, []);

  return useCallback((action) => {
    if (pressed.current) waiting.current.push(action);
    else action();
  }, []);
}
