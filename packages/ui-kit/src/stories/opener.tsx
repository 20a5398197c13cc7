import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import type { OpenState } from '../overlays/use-modal-lifecycle.ts';

/** A button that opens an overlay, for stories. */
export function Opener({ children, text }: { readonly children: (state: OpenState) => ReactNode; readonly text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text}</Button>
      {children({ isOpen, onOpenChange: setOpen })}
    </>
  );
}
