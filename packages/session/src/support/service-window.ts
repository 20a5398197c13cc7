/** Width and height of the customer-service window, in pixels. */
const WIDTH = 440;
const HEIGHT = 500;

/** What was opened last: a chat that is under way would begin anew if its page were loaded again. */
let shown: { readonly key: string; readonly opened: Window } | undefined;

/** Whether the window for this is open already, or loading: it then comes to the front. */
export function bringServiceToFront(key: string): boolean {
  if (shown?.key !== key || shown.opened.closed) return false;
  shown.opened.focus();
  return true;
}

/**
 * Opens a window for customer service in the middle of the screen, within the press that asks for it; null where the browser does not let it.
 *
 * @param key what the window is for, see {@link bringServiceToFront}
 * @param url where its address is known already
 */
export function openServiceWindow(key: string, url = 'about:blank'): Window | null {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2));
  // Without a name: one of an earlier page would be found by it, and could not be kept from accessing this page any more.
  const opened = window.open(url, '_blank', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (opened === null) return null;
  // The other page must not access this one.
  opened.opener = null;
  opened.focus();
  shown = { key, opened };
  return opened;
}
