import { useDialogs } from '@livery/app-shell';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useDialogOfAddress } from './dialog-of-address.ts';

/** Opens the dialog that an address stands for, for whoever may use it: /register is the home page with the registration over it. */
export function DialogPath(): null {
  const { key } = useLocation();
  const { open } = useDialogs();
  const dialog = useDialogOfAddress();
  useEffect(() => {
    if (dialog !== undefined) open(dialog);
  }, [dialog, key, open]);
  return null;
}
