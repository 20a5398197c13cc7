import { useToast } from '@livery/app-shell';
import type { ResponseOf } from '@livery/contracts';
import { fieldMessages, problemOf, useFieldErrors, useFormFocus, useSubmit } from '@livery/forms';
import { useFormat, useText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { useState } from 'react';
import { agentCentreApi } from '../api.ts';
import { FormDialog } from '../panel/form-dialog.tsx';
import { RateField } from '../rate-field.tsx';
import { rateTyped } from '../rate-text.ts';

export interface RateDialogProps {
  readonly member: ResponseOf<'agentTeam'>['members'][number];
  /** The agent's own rate, in per cent. */
  readonly most: string;
  readonly onClose: () => void;
}

const fields = ['rate'] as const;
const unknown: Message = { ns: 'agent', key: 'rate.unknown' };

/** Sets the rate of somebody whom the agent invited itself. */
export function RateDialog({ member: { id, account, rate: present }, most, onClose }: RateDialogProps) {
  const t = useText('agent');
  const format = useFormat();
  const { show } = useToast();
  const { run, busy, problem, failures } = useSubmit();
  const { form, focusField } = useFormFocus();
  const [set] = agentCentreApi.useAgentRateMutation();
  const [rate, setRate] = useState(present);
  const typed = rateTyped(rate, most);
  const errors = useFieldErrors<'rate'>(fields, typed === undefined ? { rate: { ns: 'agent', key: 'register.rateWrong', params: { most: format.number(most) } } } : {});
  const submit = async (close: () => void) => {
    if (errors.validate() !== undefined || typed === undefined) return focusField('rate');
    const refused = await run(async () => {
      const { data, error } = await set({ memberId: id, rate: typed });
      return data === undefined ? problemOf(error) : undefined;
    });
    if (refused === undefined) {
      show('success', { ns: 'agent', key: 'rate.saved', params: { account, rate: format.number(typed) } });
      return close();
    }
    const field = errors.setServerErrors(refused);
    if (refused.code === 'LIMIT_EXCEEDED') errors.setError('rate', { ns: 'agent', key: 'rate.below', params: { account } });
    else if (field === undefined) return undefined;
    else if (refused.code === 'VALIDATION_FAILED') errors.setError('rate', { ns: 'agent', key: 'register.rateWrong', params: { most: format.number(most) } });
    return focusField('rate');
  };
  return (
    <FormDialog
      title={t('rate.title', { account })} lead={t('rate.lead')} width={440} height={200} form={form} busy={busy} failures={failures} send={t('rate.save')} onSend={submit} onClosed={onClose}
      unknown={unknown}
      problem={problem === undefined || problem.code === 'LIMIT_EXCEEDED' || fieldMessages(problem, fields).length > 0 ? undefined : problem}
    >
      <RateField
        value={rate}
        onChange={(value) => {
          setRate(value);
          errors.clearServerError('rate');
        }}
        error={errors.errorAt('rate')}
        most={most}
      />
    </FormDialog>
  );
}
