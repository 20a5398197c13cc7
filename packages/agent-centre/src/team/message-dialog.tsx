import { useToast } from '@livery/app-shell';
import type { ResponseOf } from '@livery/contracts';
import { fieldMessages, problemOf, useFieldErrors, useFormFocus, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { TextArea } from '@livery/ui-kit';
import { useState } from 'react';
import { agentCentreApi } from '../api.ts';
import { FormDialog } from '../panel/form-dialog.tsx';

export interface MessageDialogProps {
  readonly member: Pick<ResponseOf<'agentTeam'>['members'][number], 'id' | 'account'>;
  readonly onClose: () => void;
}

const fields = ['text'] as const;
const MOST = 500;
const unknown: Message = { ns: 'agent', key: 'message.unknown' };

/** Writes a message to somebody in the team. */
export function MessageDialog({ member: { id, account }, onClose }: MessageDialogProps) {
  const t = useText('agent');
  const { show } = useToast();
  const { run, busy, problem, failures } = useSubmit();
  const { form, focusField } = useFormFocus();
  const [send] = agentCentreApi.useAgentMessageMutation();
  const [text, setText] = useState('');
  const typed = text.trim();
  const errors = useFieldErrors<'text'>(fields, typed === '' ? { text: { ns: 'agent', key: 'message.missing' } } : typed.length > MOST ? { text: { ns: 'agent', key: 'message.tooLong', params: { most: MOST } } } : {});
  const submit = async (close: () => void) => {
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
    <FormDialog
      title={t('message.title', { account })} lead={t('message.lead')} width={480} height={320} form={form} busy={busy} failures={failures} send={t('message.send')} onSend={submit} onClosed={onClose}
      unknown={unknown}
      problem={problem === undefined || fieldMessages(problem, fields).length > 0 ? undefined : problem}
    >
      <TextArea
        name="text" label={t('message.text')} required value={text} limit={MOST} counterLabel={(used, limit) => t('message.counter', { used, limit })}
        onChange={(value) => {
          setText(value);
          errors.clearServerError('text');
        }}
        error={errors.errorAt('text')}
      />
    </FormDialog>
  );
}
