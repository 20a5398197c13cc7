import { el, iconButton } from '../dom.ts';
import { t } from '../texts/texts.ts';

let serial = 0;

/** A window over the game. The browser keeps focus inside, closes it on Escape and gives focus back. */
export interface Dialog {
  readonly element: HTMLDialogElement;
  readonly body: HTMLElement;
  open(): void;
  close(): void;
}

/** Makes a window with a title and a close button, already in the page. */
export function createDialog(title: string, className: string): Dialog {
  serial += 1;
  const id = `dialog-${serial}`;
  const body = el('div', { class: 'dialog-body', tabindex: '0', role: 'region', 'aria-labelledby': id });
  const close = iconButton('close', t('close'), 'tool', () => element.close());
  const element = el('dialog', { class: `dialog ${className}`, 'aria-labelledby': id }, el('header', { class: 'dialog-head' }, el('h2', { id }, title), close), body);
  // A click beside the window closes it.
  element.addEventListener('click', (event) => {
    if (event.target === element) element.close();
  });
  document.body.append(element);
  return {
    element,
    body,
    open: () => {
      if (!element.open) element.showModal();
    },
    close: () => element.close(),
  };
}

/** Whether any window is open. */
export const dialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
