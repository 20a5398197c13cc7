import { useContext, useEffect, useRef } from 'react';
import type { ChangeEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { ComboBoxStateContext, Input, InputContext, useSlottedContext } from 'react-aria-components';
import { styled } from 'styled-components';
import { diallingInput } from '../country/dialling-code-display.tsx';

/** Delay between blur and closing of the list (milliseconds). */
export const CLOSE_DELAY = 200;

const Field = styled(Input)`
  ${diallingInput}
`;

/**
 * React Aria hides everything around an open list from assistive technology. The focus may leave while the list is
 * still open, so its surroundings are marked as part of the top layer meanwhile.
 */
function useTopLayerWhileOpen(open: boolean) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const around = open ? input.current?.closest('[role=dialog], form, body > *') : undefined;
    around?.setAttribute('data-react-aria-top-layer', '');
    return () => around?.removeAttribute('data-react-aria-top-layer');
  }, [open]);
  return input;
}

/**
 * The combobox's input, which opens and closes the list itself: on blur after {@link CLOSE_DELAY}, since a press on an
 * option takes the focus first, and on Escape without closing anything around it. React Aria would close at once and
 * reopen when Escape reverts the text.
 */
export function DelayedCloseInput({ label, disabled }: { readonly label: string; readonly disabled: boolean }) {
  const wired = useSlottedContext(InputContext);
  const state = useContext(ComboBoxStateContext);
  const own = useTopLayerWhileOpen(state?.isOpen === true);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => state?.setFocused(false);
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = state?.isOpen === true;
  const text = state?.inputValue;
  // Text typed after a selection starts a new search and replaces the selected code.
  useEffect(() => {
    if (!open && own.current !== null && own.current === document.activeElement) own.current.select();
  }, [open, text, own]);

  const show = () => state?.open(null, 'manual');
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    clearTimeout(timer.current);
    // Focus has returned from the list.
    if (state?.isFocused === true) return;
    event.currentTarget.select();
    wired?.onFocus?.(event);
    show();
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    wired?.onChange?.(event);
    show();
  };
  const blur = () => {
    timer.current = setTimeout(() => leave.current?.(), CLOSE_DELAY);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Tab closes after the delay too, unless an option is focused, which it selects.
    if (event.key === 'Tab' && (!open || state?.selectionManager.focusedKey === null)) return;
    wired?.onKeyDown?.(event);
    if (event.key === 'Escape' && open) event.stopPropagation();
  };
  const press = (event: MouseEvent<HTMLInputElement>) => {
    event.currentTarget.select();
    show();
  };
  return (
    <InputContext.Provider value={{ ...wired, onFocus: focus, onBlur: blur, onChange: change, onKeyDown: keyDown }}>
      <Field ref={own} aria-label={label} disabled={disabled} autoComplete="off" onClick={press} />
    </InputContext.Provider>
  );
}
