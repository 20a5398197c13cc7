import { useEffect, useState } from 'react';
import type { MouseEvent } from 'react';
import { iconCheck, iconCopy } from '../icons/actions.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';

/** How long `copiedLabel`, or `refusedLabel`, shows (milliseconds). */
export const COPIED_FOR = 2000;

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'iconStart'> {
  /** Text to copy. */
  readonly text: string;
  /** Text of the button before it is pressed: "Copy". */
  readonly label: string;
  /** Replaces `label` for two seconds once the text is in the clipboard, and is announced. */
  readonly copiedLabel: string;
  /** Says that the browser denied access to the clipboard, as `copiedLabel` says that it did not. */
  readonly refusedLabel?: string;
  /** Selects the text, to be copied by hand, where access is denied. Without it the nearest element in the same dialog, section or list item that shows exactly this text is selected. */
  readonly onRefused?: () => void;
}

/** Selects the nearest element around a button that shows a text. What is outside its dialog, section or list item belongs to something else. */
function selectShown(button: Element, text: string): void {
  for (let around = button.parentElement; around !== null; around = around.parentElement) {
    // The innermost of those that are nested in each other comes last.
    const shown = [...around.querySelectorAll('*')].filter((element) => element.textContent.trim() === text && !button.contains(element)).pop();
    if (shown !== undefined) return getSelection()?.selectAllChildren(shown);
    if (around.matches('[role=dialog], [role=alertdialog], dialog, section, li')) return;
  }
}

/** Copies a text to the clipboard and says whether that was done. */
export function CopyButton({ text, label, copiedLabel, refusedLabel, onRefused, variant = 'outline', size = 'sm', ...rest }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);
  const said = outcome === 'copied' ? copiedLabel : outcome === 'refused' ? refusedLabel : undefined;

  const copy = async ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      if (onRefused === undefined) selectShown(button, text);
      else onRefused();
      setOutcome('refused');
    }
  };
  return (
    <>
      <Button variant={variant} size={size} {...rest} iconStart={outcome === 'copied' ? iconCheck : iconCopy} onClick={copy}>
        {said ?? label}
      </Button>
      {/* Without the role, which makes a stop of it for a reader of the page even while it is empty. */}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </>
  );
}
