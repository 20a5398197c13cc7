import type { FieldFault } from '@livery/contracts';
import { patternMessage, useMessageText, useText } from '@livery/i18n';
import type { Message, ValidationPattern } from '@livery/i18n';
import { useCallback } from 'react';

/** The message of a field's fault: what the field wants, in one sentence, with its bounds. */
export function faultMessage(fault: FieldFault): Message {
  if (fault.rule === 'required') return { ns: 'account', key: 'validation.required' };
  if (fault.rule === 'equal') return { ns: 'account', key: 'validation.mismatch' };
  if (fault.rule === 'taken') return { ns: 'errors', key: 'account.usernameTaken' };
  const pattern = fault.patternId ?? (fault.rule === 'length' ? 'LENGTH' : undefined);
  if (pattern === undefined) return { ns: 'errors', key: 'field.invalid' };
  return patternMessage(pattern as ValidationPattern, fault);
}

/** Turns the fault of a field into its sentence. */
export function useFaultText(): (fault: FieldFault | undefined) => string | undefined {
  // Suspends until the namespace of the messages is there.
  useText('account');
  const messageText = useMessageText();
  return useCallback((fault) => (fault === undefined ? undefined : messageText(faultMessage(fault))), [messageText]);
}
