import { useEffect, useState } from 'react';
import { iconCheck, iconCopy } from '../icons/actions.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';

/** How long `copiedLabel` shows after copying (milliseconds). */
export const COPIED_FOR = 2000;

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'iconStart'> {
  /** Text to copy. */
  readonly text: string;
  readonly label: string;
  readonly copiedLabel: string;
  /** Called when the browser denies access to the clipboard. */
  readonly onRefused?: () => void;
}

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label, copiedLabel, onRefused, variant = 'outline', size = 'sm', ...rest }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onRefused?.();
    }
  };
  return (
    <>
      <Button variant={variant} size={size} {...rest} iconStart={copied ? iconCheck : iconCopy} onClick={copy}>
        {copied ? copiedLabel : label}
      </Button>
      <VisuallyHidden role="status">{copied ? copiedLabel : ''}</VisuallyHidden>
    </>
  );
}
