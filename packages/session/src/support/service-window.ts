/** Width and height of the customer-service window, in pixels. */
const WIDTH = 440;
const HEIGHT = 500;

/** What was opened last: a chat that is under way would begin anew if its page were loaded again. */
let shown: { readonly url: string; readonly opened: Window } | undefined;

/**
 * Opens customer service in a window of its own, in the middle of the screen, or brings the one that is open to the front. False where
 * the browser does not let it: a link then leads there.
 */
export function openServiceWindow(url: string): boolean {
  if (shown?.url === url && !shown.opened.closed) {
    shown.opened.focus();
    return true;
  }
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2));
  const opened = window.open(url, 'customer-service', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (opened === null) return false;
  // The other page must not access this one.
  opened.opener = null;
  opened.focus();
  shown = { url, opened };
  return true;
}
