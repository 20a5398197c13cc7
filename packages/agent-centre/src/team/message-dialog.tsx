import { useToast } from '@livery/app-shell';
import type { ResponseOf } from '@livery/contracts';
import { fieldMessages, Form, FormProblem, problemOf, useFieldErrors, useFormFocus, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import { Button, Modal, TextArea } from '@livery/ui-kit';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { agentCentreApi } from '../api.ts';
import { Choices, Lead } from '../agent-style.ts';

export interface MessageDialogProps {
  readonly member: Pick<ResponseOf<'agentTeam'>['members'][number], 'id' | 'account'>;
  readonly onClose: () => void;
}

const fields = ['text'] as const;
const MOST = 500;

/** Writes a message to somebody in the team. */
export function MessageDialog({ member: { id, account }, onClose }: MessageDialogProps) {
  const t = useText('agent');
  const tCommon = useText('common');
  const { show } = useToast();
  const { run, busy, problem, failures } = useSubmit();
  const { form, focusField } = useFormFocus();
  const [send] = agentCentreApi.useAgentMessageMutation();
  const [isOpen, setIsOpen] = useState(true);
  const [text, setText] = useState('');
  const typed = text.trim();
  const errors = useFieldErrors<'text'>(fields, typed === '' ? { text: { ns: 'agent', key: 'message.missing' } } : typed.length > MOST ? { text: { ns: 'agent', key: 'message.tooLong', params: { most: MOST } } } : {});
  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    if (busy) return;
    if (errors.validate() !== undefined) return focusField('text');
    const refused = await run(async () => {
      const { data, error } = await send({ memberId: id, text: typed });
      return data === undefined ? problemOf(error) : undefined;
    });
    if (refused === undefined) {
      show('success', { ns: 'agent', key: 'message.sent', params: { account } });
      return close();
    }
    const field = errors.setServerErrors(refused);
    return field === undefined ? undefined : focusField(field);
  };
  return (
    <Modal isOpen={isOpen} onOpenChange={setIsOpen} onClosed={onClose} title={t('message.title', { account })} closeLabel={tCommon('action.close')} width={480} height={320} phone="bottom">
      {(close) => (
        <Form ref={form} noValidate onSubmit={(event) => void submit(event, close)}>
          <Lead>{t('message.lead')}</Lead>
          <TextArea
            name="text" label={t('message.text')} required value={text} limit={MOST} counterLabel={(used, limit) => t('message.counter', { used, limit })}
            onChange={(value) => {
              setText(value);
              errors.clearServerError('text');
            }}
            error={errors.errorAt('text')}
          />
          {problem === undefined || fieldMessages(problem, fields).length > 0 ? null : <FormProblem key={failures} problem={problem} />}
          <Choices>
            <Button type="submit" loading={busy} loadingLabel={tCommon('state.loading')}>
              {t('message.send')}
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
