import { el, iconButton } from '../dom.ts';
import { t } from '../texts/texts.ts';

let serial = 0;

/** A modal dialog. The browser keeps the focus inside, closes it on Escape and restores the focus. */
export interface Dialog {
  readonly element: HTMLDialogElement;
  readonly body: HTMLElement;
  open(): void;
  close(): void;
}

/** Creates a dialog with a title and a close button and appends it to the page. */
export function createDialog(title: string, className: string): Dialog {
  serial += 1;
  const id = `dialog-${serial}`;
  const body = el('div', { class: 'dialog-body', tabindex: '0', role: 'region', 'aria-labelledby': id });
  const close = iconButton('close', t('close'), 'tool', () => element.close());
  const element = el('dialog', { class: `dialog ${className}`, 'aria-labelledby': id }, el('header', { class: 'dialog-head' }, el('h2', { id }, title), close), body);
  // A click on the backdrop closes the dialog.
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

/** Whether any dialog is open. */
export const dialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;
