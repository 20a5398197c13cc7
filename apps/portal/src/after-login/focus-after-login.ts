import type { DialogsRoot } from '@livery/app-shell';
import { focusPage } from '@livery/navigation';

interface DialogsStore {
  getState(): DialogsRoot;
  subscribe(listener: () => void): () => void;
}

function focusAccount(): void {
  // A focus that was moved or given back is left alone.
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  // The header holds one button for narrow and one for wide windows.
  const account = [...document.querySelectorAll<HTMLElement>('[data-account]')].find((button) => button.getClientRects().length > 0);
  if (account === undefined) focusPage();
  else account.focus();
}

/**
 * Moves a lost focus to the button of the account, else to the page's heading, once no dialog shows any more: the button
 * that opened the login is gone after it.
 *
 * @returns what gives it up
 */
export function focusAfterLogin(store: DialogsStore): () => void {
  let unsubscribe: (() => void) | undefined;
  let frame = 0;
  const check = () => {
    if (store.getState().dialogs.stack.length > 0) return;
    unsubscribe?.();
    // Behind the frame in which a closed dialog gives the focus back.
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(focusAccount)));
  };
  if (store.getState().dialogs.stack.length > 0) unsubscribe = store.subscribe(check);
  else check();
  return () => {
    unsubscribe?.();
    cancelAnimationFrame(frame);
  };
}
