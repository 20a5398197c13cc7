import { useRef } from 'react';
import type { ReactNode } from 'react';
import { HeadingContext, useSlottedContext } from 'react-aria-components';
import { useOverflow } from '../foundation/use-overflow.ts';
import { DialogBody } from './dialog-parts.tsx';

export interface DialogContentProps {
  /** Name of what scrolls where the dialog has no visible title. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** The content of a dialog between its title and its actions. Where it scrolls it takes the focus, named as the dialog is, so that the arrow keys can scroll it. */
export function DialogContent({ label, children }: DialogContentProps) {
  const body = useRef<HTMLDivElement>(null);
  const { block } = useOverflow(body);
  const title = useSlottedContext(HeadingContext, 'title')?.id;
  return (
    <DialogBody ref={body} {...(block ? { role: 'group', tabIndex: 0, ...(label === undefined ? { 'aria-labelledby': title } : { 'aria-label': label }) } : {})}>
      {children}
    </DialogBody>
  );
}
