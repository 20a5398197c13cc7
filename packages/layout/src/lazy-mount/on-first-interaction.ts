/** Events that show that a person uses the page. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** Without any sign the page counts as awake after this long, in milliseconds: the first picture is long done by then. */
const INTERACTIVE_AFTER_MS = 2500;

/**
 * Calls back once the page is used for the first time: a touch, a key, a scroll, the focus of a screen reader. Returns
 * what stops waiting.
 */
export function onFirstInteraction(callback: () => void, page: EventTarget = window): () => void {
  const stop = () => {
    clearTimeout(timer);
    for (const sign of signs) page.removeEventListener(sign, wake, { capture: true });
  };
  const wake = () => {
    stop();
    callback();
  };
  const timer = setTimeout(wake, INTERACTIVE_AFTER_MS);
  for (const sign of signs) page.addEventListener(sign, wake, { capture: true, passive: true });
  return stop;
}
