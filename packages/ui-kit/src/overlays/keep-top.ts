/** Notes where a panel stands when it is centred in its backdrop. */
function measure(panel: HTMLElement, backdrop: HTMLElement): void {
  delete backdrop.dataset['placed'];
  backdrop.style.setProperty('--modal-top', `${panel.offsetTop - Number.parseFloat(getComputedStyle(backdrop).paddingBlockStart)}px`);
  backdrop.dataset['placed'] = '';
}

/**
 * Keeps a dialog's upper edge where it stood when it opened, so that nothing moves under the pointer while the dialog grows
 * (a message appears), as long as the window has room below. For the panel's `ref`; the style is the backdrop's.
 */
export function keepTop(panel: HTMLElement | null): (() => void) | undefined {
  const backdrop = panel?.parentElement;
  if (!panel || !backdrop) return undefined;
  const place = () => measure(panel, backdrop);
  place();
  addEventListener('resize', place);
  return () => removeEventListener('resize', place);
}
