import { useDialogs } from '@livery/app-shell';
import { useRole } from '@livery/session';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { dialogOf } from './dialog-of.ts';

/** Opens the dialog that an address stands for, for whoever may use it: /register is the home page with the registration over it. */
export function DialogPath(): null {
  const { pathname, key } = useLocation();
  const { open } = useDialogs();
  const dialog = dialogOf(pathname, useRole());
  useEffect(() => {
    if (dialog !== undefined) open(dialog);
  }, [dialog, key, open]);
  return null;
}
