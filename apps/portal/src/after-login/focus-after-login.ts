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
  let frame = 0;
  const busy = () => store.getState().dialogs.stack.length > 0;
  const settle = () => {
    // A welcome may have opened since the login closed: then what it leaves is waited for.
    if (busy()) return;
    unsubscribe();
    focusAccount();
  };
  const check = () => {
    cancelAnimationFrame(frame);
    if (busy()) return;
    // Behind the frame in which a closed dialog gives the focus back.
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(settle)));
  };
  const unsubscribe = store.subscribe(check);
  check();
  return () => {
    unsubscribe();
    cancelAnimationFrame(frame);
  };
}
