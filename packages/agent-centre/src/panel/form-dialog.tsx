import { outcomeUnknown } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import { Form, FormProblem } from '@livery/forms';
import { useText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { Button, Modal } from '@livery/ui-kit';
import { useState } from 'react';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { Choices, Lead } from '../agent-style.ts';

export interface FormDialogProps {
  readonly title: string;
  readonly lead: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** What was refused, where no field says it. */
  readonly problem: ApiProblem | undefined;
  /** What is said where it is not known whether it was done: what to do now. */
  readonly unknown: Message;
  /** How often something was refused. */
  readonly failures: number;
  /** The button that sends. */
  readonly send: string;
  /** Sends the form, and closes the dialog once that is done. */
  readonly onSend: (close: () => void) => unknown;
  readonly onClosed: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form in a dialog: lead, fields, what went wrong, and the buttons. */
export function FormDialog({ title, lead, width, height, form, busy, problem, unknown, failures, send, onSend, onClosed, children }: FormDialogProps) {
  const tCommon = useText('common');
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      // A refusal would be lost with the dialog.
      onBeforeClose={() => !busy}
      onClosed={onClosed}
      title={title}
      closeLabel={tCommon('action.close')}
      width={width}
      height={height}
      phone="bottom"
    >
      {(close) => (
        <Form
          ref={form}
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (!busy) onSend(() => setIsOpen(false));
          }}
        >
          <Lead>{lead}</Lead>
          {children}
          {problem === undefined ? null : <FormProblem key={failures} problem={problem} message={outcomeUnknown(problem) ? unknown : undefined} />}
          <Choices>
            <Button type="submit" loading={busy} loadingLabel={tCommon('state.loading')}>
              {send}
            </Button>
            <Button variant="ghost" aria-disabled={busy ? true : undefined} onClick={close}>
              {tCommon('action.cancel')}
            </Button>
          </Choices>
        </Form>
      )}
    </Modal>
  );
}
