import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** A form that knows where the focus belongs. */
export interface FormFocus {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Moves the focus to the field of that name. */
  readonly focusField: (name: string) => void;
}

/** A list of choices has a button for its field. */
const firstField = 'input:not([hidden], [role=combobox]), button[data-field]';
const controls = 'a[href], button, input, select, textarea, [role=tab]';

/**
 * Puts the focus into a form's first field that can be filled in when the form appears, unless the person has moved on to a control of the
 * dialog meanwhile (a form may come later than its dialog), and to single fields when they need attention.
 *
 * @param appearing `left`: the focus stays where it is when the form appears, for a page that begins with its heading
 */
export function useFormFocus(appearing: 'first-field' | 'left' = 'first-field'): FormFocus {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (appearing === 'left') return;
    const { activeElement } = document;
    const dialog = form.current?.closest('[role=dialog]');
    if (activeElement !== null && activeElement.matches(controls) && dialog?.contains(activeElement) === true) return;
    form.current?.querySelector<HTMLElement>(firstField)?.focus({ preventScroll: true });
  }, [appearing]);
  const [awaited, setAwaited] = useState<{ readonly name: string }>();
  // A list of choices has a hidden control of its name too, for the browser: what people see says `data-field`.
  const find = (name: string) => form.current?.querySelector<HTMLElement>(`[data-field="${name}"]`) ?? form.current?.querySelector<HTMLElement>(`[name="${name}"]`);
  const focusField = useCallback((name: string) => {
    const control = find(name);
    // A field that an answer has just required is rendered in the next frame.
    if (control) control.focus();
    else setAwaited({ name });
  }, []);
  useEffect(() => {
    if (awaited !== undefined) find(awaited.name)?.focus();
  }, [awaited]);
  return { form, focusField };
}
