import { openDialogsOf } from '@livery/app-shell';
import type { DialogsRoot, OverlayProps } from '@livery/app-shell';
import { HiddenPrerender } from '@livery/ui-kit';
import { useState } from 'react';
import { useStore } from 'react-redux';
import { LoginDialog } from './login/login-dialog.tsx';
import { RegisterDialog } from './register/register-dialog.tsx';

const overlay: OverlayProps = { isOpen: true, onOpenChange: () => {}, onClosed: () => {} };

/**
 * The login and the registration as they will open, made where nobody meets them: the first opening is then as quick as
 * the second. Where a dialog is open already there is nothing to rehearse.
 */
export function Prewarm() {
  const store = useStore<DialogsRoot>();
  const [wanted] = useState(() => openDialogsOf(store.getState()).length === 0);
  if (!wanted) return null;
  return (
    <HiddenPrerender>
      <LoginDialog overlay={overlay} dialogId="" />
      <RegisterDialog overlay={overlay} dialogId="" />
    </HiddenPrerender>
  );
}
