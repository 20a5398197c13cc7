import { outcomeUnknown } from '@livery/api-sdk';
import { useToast } from '@livery/app-shell';
import { fieldMessages, Form, FormProblem, problemOf, useFieldErrors, useFormFocus, useSubmit } from '@livery/forms';
import { useFormat, useText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { toLatinDigits } from '@livery/contracts';
import { Button, Select, TextField } from '@livery/ui-kit';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { AccountType } from '../account-type.tsx';
import type { OpenedType } from '../account-type.tsx';
import { agentCentreApi } from '../api.ts';
import { Lead, Narrow } from '../agent-style.ts';
import { RateField } from '../rate-field.tsx';
import { rateTyped } from '../rate-text.ts';

type Field = 'rate' | 'note' | 'mostUses';

const fields: readonly Field[] = ['rate', 'note', 'mostUses'];
const LASTS = [1, 7, 30, 90, 365] as const;
const MOST_USES = 100_000;
const unknown: Message = { ns: 'agent', key: 'register.unknown' };

/** Makes a link by which others register in the agent's team. @param most the agent's own rate, in per cent */
export function MakeLink({ most }: { readonly most: string }) {
  const t = useText('agent');
  const format = useFormat();
  const tCommon = useText('common');
  const { show } = useToast();
  const { run, busy, problem, failures } = useSubmit();
  const { form, focusField } = useFormFocus('left');
  const [make] = agentCentreApi.useAgentLinkMakeMutation();
  const [rate, setRate] = useState('');
  const [type, setType] = useState<OpenedType>(0);
  const [note, setNote] = useState('');
  const [days, setDays] = useState('');
  const [uses, setUses] = useState('');
  const typed = rateTyped(rate, most);
  const usesTyped = toLatinDigits(uses.trim());
  const usesFault = usesTyped !== '' && !(/^\d{1,6}$/.test(usesTyped) && Number(usesTyped) >= 1 && Number(usesTyped) <= MOST_USES);
  const faults: Readonly<Partial<Record<Field, Message>>> = {
    ...(typed === undefined ? { rate: { ns: 'agent', key: 'register.rateWrong', params: { most: format.number(most) } } } : {}),
    ...(usesFault ? { mostUses: { ns: 'agent', key: 'register.usesWrong' } } : {}),
  };
  const errors = useFieldErrors<Field>(fields, faults);
  const change = (field: Field, set: (value: string) => void) => (value: string) => {
    set(value);
    errors.clearServerError(field);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const first = errors.validate();
    if (first !== undefined || typed === undefined) return focusField(first ?? 'rate');
    const refused = await run(async () => {
      const { data, error } = await make({ rate: typed, type, note: note.trim(), days: days === '' ? null : Number(days), mostUses: usesTyped === '' ? null : Number(usesTyped) });
      return data === undefined ? problemOf(error) : undefined;
    });
    if (refused === undefined) {
      show('success', { ns: 'agent', key: 'register.made' });
      setNote('');
      return undefined;
    }
    const field = errors.setServerErrors(refused);
    if (refused.code === 'VALIDATION_FAILED' && field === 'rate') errors.setError('rate', { ns: 'agent', key: 'register.rateWrong', params: { most: format.number(most) } });
    return field === undefined ? undefined : focusField(field);
  };
  return (
    <Narrow>
      <Lead>{t('register.linkLead')}</Lead>
      <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <RateField value={rate} onChange={change('rate', setRate)} error={errors.errorAt('rate')} most={most} />
        <AccountType value={type} onChange={setType} />
        <Select label={t('register.expiry')} placeholder={t('register.always')} value={days === '' ? '0' : days} onChange={(value) => setDays(value === '0' ? '' : value)} options={[{ value: '0', label: t('register.always') }, ...LASTS.map((count) => ({ value: String(count), label: t('register.days', { count }) }))]} />
        <TextField name="mostUses" label={t('register.uses')} hint={t('register.usesHint')} inputMode="numeric" autoComplete="off" maxLength={7} value={uses} onChange={change('mostUses', setUses)} error={errors.errorAt('mostUses')} />
        <TextField name="note" label={t('register.note')} autoComplete="off" maxLength={60} value={note} onChange={change('note', setNote)} error={errors.errorAt('note')} />
        {problem === undefined || fieldMessages(problem, fields).length > 0 ? null : problem.code === 'LIMIT_EXCEEDED' ? <p role="alert">{t('register.tooMany')}</p> : <FormProblem key={failures} problem={problem} message={outcomeUnknown(problem) ? unknown : undefined} />}
        <div>
          <Button type="submit" loading={busy} loadingLabel={tCommon('state.loading')}>
            {t('register.make')}
          </Button>
        </div>
      </Form>
    </Narrow>
  );
}
