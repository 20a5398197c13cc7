import { openDialogsOf } from '@livery/app-shell';
import type { DialogsRoot, OverlayProps } from '@livery/app-shell';
import { HiddenPrerender } from '@livery/ui-kit';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { LoginDialog } from './login/login-dialog.tsx';
import { RegisterDialog } from './register/register-dialog.tsx';

const overlay: OverlayProps = { isOpen: true, onOpenChange: () => {}, onClosed: () => {} };

/**
 * Renders the login and the registration hidden, so that their first opening is as fast as the second. Does nothing where a
 * dialog is open already.
 */
export function Prewarm() {
  const store = useStore<DialogsRoot>();
  const [enabled] = useState(() => openDialogsOf(store.getState()).length === 0);
  if (!enabled) return null;
  return (
    <HiddenPrerender>
      <LoginDialog overlay={overlay} dialogId="" />
      <RegisterDialog overlay={overlay} dialogId="" />
    </HiddenPrerender>
  );
}
