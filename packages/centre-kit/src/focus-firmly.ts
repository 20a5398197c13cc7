/** How long a container may take the focus back, in milliseconds: longer than a dialog closes, also on a busy machine. */
const HELD_MS = 3_000;

/**
 * Focuses an element, and again where the focus goes to something around it: a dialog that closes meanwhile gives it back to what it was
 * opened from, and where that is gone, to the dialog below. Whatever a person presses ends it.
 */
export function focusFirmly(element: HTMLElement): void {
  element.focus();
  const held = new AbortController();
  const end = (): void => held.abort();
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Node && target !== element && target.contains(element)) element.focus();
    },
    { signal: held.signal },
  );
  for (const press of ['pointerdown', 'keydown']) document.addEventListener(press, end, { signal: held.signal, capture: true });
  setTimeout(end, HELD_MS);
}
