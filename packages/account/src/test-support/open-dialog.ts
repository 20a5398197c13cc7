import { dialogsOf } from '@livery/app-shell';
import type { DialogMap, DialogRegistry } from '@livery/app-shell';
import { renderApp } from '@livery/testing';
import type { AppOptions, RenderedApp } from '@livery/testing';
import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { useLocation } from 'react-router';
import { expect } from 'vitest';
import { ChangePasswordDialog } from '../change/change-password-dialog.tsx';
import { ForgotPasswordDialog } from '../forgot/forgot-password-dialog.tsx';
import { LoginDialog } from '../login/login-dialog.tsx';

const dialogs: DialogRegistry = { loginPopupModal: LoginDialog, forgetPassModal: ForgotPasswordDialog, changePassModal: ChangePasswordDialog };

function Where() {
  return createElement('output', { 'aria-label': 'path' }, useLocation().pathname);
}

/** Opens a dialog of this package over a page that states its path, for browser tests. */
export async function openDialog<Name extends 'loginPopupModal' | 'forgetPassModal' | 'changePassModal'>(
  name: Name,
  options: AppOptions = {},
  props: DialogMap[Name] = {},
): Promise<RenderedApp> {
  const app = await renderApp(createElement(Where), { dialogs, route: '/rng', ...options });
  dialogsOf(app.store.dispatch).open(name, props);
  await screen.findByRole('dialog');
  return app;
}

/** The path of the page. */
export const path = () => screen.getByLabelText('path').textContent;

/** The field of that name. */
export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (found === null) throw new Error(`There is no field ${name}.`);
  return found;
}

/** Puts a text into the field of that name in one go, as a paste does. */
export async function fill(name: string, text: string): Promise<void> {
  const control = field(name);
  control.focus();
  control.select();
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  await waitFor(() => expect(control.value).toBe(text));
}
