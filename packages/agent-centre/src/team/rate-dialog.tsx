import { useToast } from '@livery/app-shell';
import type { ResponseOf } from '@livery/contracts';
import { fieldMessages, Form, FormProblem, problemOf, useFieldErrors, useFormFocus, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import { Button, Modal } from '@livery/ui-kit';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { agentCentreApi } from '../api.ts';
import { Choices, Lead } from '../agent-style.ts';
import { RateField } from '../rate-field.tsx';
import { rateTyped } from '../rate-text.ts';

export interface RateDialogProps {
  readonly member: ResponseOf<'agentTeam'>['members'][number];
  /** The agent's own rate, in per cent. */
  readonly most: string;
  readonly onClose: () => void;
}

const fields = ['rate'] as const;

/** Sets the rate of somebody whom the agent invited itself. */
export function RateDialog({ member: { id, account, rate: present }, most, onClose }: RateDialogProps) {
  const t = useText('agent');
  const tCommon = useText('common');
  const { show } = useToast();
  const { run, busy, problem, failures } = useSubmit();
  const { form, focusField } = useFormFocus();
  const [set] = agentCentreApi.useAgentRateMutation();
  const [isOpen, setIsOpen] = useState(true);
  const [rate, setRate] = useState(present);
  const typed = rateTyped(rate, most);
  const errors = useFieldErrors<'rate'>(fields, typed === undefined ? { rate: { ns: 'agent', key: 'register.rateWrong', params: { most } } } : {});
  const submit = async (event: FormEvent, close: () => void) => {
    event.preventDefault();
    if (busy) return;
    if (errors.validate() !== undefined || typed === undefined) return focusField('rate');
    const refused = await run(async () => {
      const { data, error } = await set({ memberId: id, rate: typed });
      return data === undefined ? problemOf(error) : undefined;
    });
    if (refused === undefined) {
      show('success', { ns: 'agent', key: 'rate.saved', params: { account, rate: typed } });
      return close();
    }
    const field = errors.setServerErrors(refused);
    if (refused.code === 'LIMIT_EXCEEDED') errors.setError('rate', { ns: 'agent', key: 'rate.below', params: { account } });
    else if (field === undefined) return undefined;
    else if (refused.code === 'VALIDATION_FAILED') errors.setError('rate', { ns: 'agent', key: 'register.rateWrong', params: { most } });
    return focusField('rate');
  };
  return (
    <Modal isOpen={isOpen} onOpenChange={setIsOpen} onClosed={onClose} title={t('rate.title', { account })} closeLabel={tCommon('action.close')} width={440} height={200} phone="bottom">
      {(close) => (
        <Form ref={form} noValidate onSubmit={(event) => void submit(event, close)}>
          <Lead>{t('rate.lead')}</Lead>
          <RateField
            value={rate}
            onChange={(value) => {
              setRate(value);
              errors.clearServerError('rate');
            }}
            error={errors.errorAt('rate')}
            most={most}
          />
          {problem === undefined || problem.code === 'LIMIT_EXCEEDED' || fieldMessages(problem, fields).length > 0 ? null : <FormProblem key={failures} problem={problem} />}
          <Choices>
            <Button type="submit" loading={busy} loadingLabel={tCommon('state.loading')}>
              {t('rate.save')}
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
