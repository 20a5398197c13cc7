/**
 * Lets React Aria empty what it has announced, which it does at each change of a segment by `innerHTML`: where the content policy of a site
 * asks for Trusted Types the browser refuses that, and the page around the field fails.
 */
export function allowEmptyAnnouncements(): void {
  for (const log of document.querySelectorAll('[data-live-announcer] > [role=log]')) {
    if (Object.hasOwn(log, 'innerHTML')) continue;
    Object.defineProperty(log, 'innerHTML', {
      set() {
        log.replaceChildren();
      },
    });
  }
}
