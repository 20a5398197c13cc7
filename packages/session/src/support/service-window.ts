/** Width and height of the customer-service window, in pixels. */
const WIDTH = 440;
const HEIGHT = 500;

/**
 * Opens customer service in a window of its own, in the middle of the screen. False where the browser does not let it:
 * a link then leads there.
 */
export function openServiceWindow(url: string): boolean {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2));
  const opened = window.open(url, 'customer-service', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (opened === null) return false;
  // The other page must not access this one.
  opened.opener = null;
  opened.focus();
  return true;
}
