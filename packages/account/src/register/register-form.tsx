import type { ResponseOf } from '@livery/contracts';
import { useMessageText, useText } from '@livery/i18n';
import { Button, Checkbox, Link } from '@livery/ui-kit';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { fieldMessages } from '../fields/field-message.ts';
import { FormProblem } from '../fields/form-problem.tsx';
import { Form } from '../fields/form-style.ts';
import { useAfterPress } from '../fields/use-after-press.ts';
import { useCaptcha } from '../fields/use-captcha.ts';
import { useFormFocus } from '../fields/use-form-focus.ts';
import { RegisterFieldPart } from './register-field-part.tsx';
import { useRegister } from './use-register.ts';
import { useRegisterValues } from './use-register-values.ts';

/** Properties of {@link RegisterForm}. */
export interface RegisterFormProps {
  readonly settings: ResponseOf<'registerSettings'>;
  /** The server has refused by other rules, or other terms, than those given here. */
  readonly onOutdated: () => void;
}

/** Registration by user name: the fields the server enables, checked by its rules as one leaves them and all together on sending. */
export function RegisterForm({ settings, onOutdated }: RegisterFormProps) {
  const t = useText('account');
  const tCommon = useText('common');
  const messageText = useMessageText();
  const captcha = useCaptcha(settings.fields.some(({ field, enabled }) => field === 'captcha' && enabled));
  const { rules, typed, values, set, leave, messageAt, checkAll, forget, takeAnswer } = useRegisterValues(settings.fields, captcha.answer);
  const { submit, busy, problem, failures } = useRegister(settings, captcha);
  const { form, focusField } = useFormFocus();
  const afterPress = useAfterPress();
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);

  const shown = [...rules.map(({ field }) => field), 'agreed'];
  const ofForm = problem !== undefined && fieldMessages(problem, shown).length === 0 ? problem : undefined;
  const errorAt = (field: string) => {
    const message = messageAt(field);
    return message === undefined ? undefined : messageText(message);
  };
  const agree = (now: boolean) => {
    setAgreed(now);
    forget('agreed');
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    const faulty = checkAll() ?? (agreed ? undefined : 'agreed');
    if (faulty !== undefined) return focusField(faulty);
    const refused = await submit(values);
    if (refused === undefined) return undefined;
    const messages = fieldMessages(refused, shown);
    takeAnswer(messages);
    if (refused.code === 'TERMS_NOT_ACCEPTED') setAgreed(false);
    if (refused.code === 'TERMS_NOT_ACCEPTED' || refused.kind === 'validation') onOutdated();
    const [first] = messages;
    return first === undefined ? undefined : focusField(first.field);
  };

  return (
    <Form ref={form} noValidate onSubmit={(event) => void send(event)}>
      {ofForm === undefined ? null : <FormProblem key={failures} problem={ofForm} />}
      {rules.map((rule) => (
        <RegisterFieldPart
          key={rule.field}
          rule={rule}
          value={typed[rule.field] ?? ''}
          onChange={(value) => set(rule.field, value)}
          onLeave={() => afterPress(() => leave(rule.field))}
          error={errorAt(rule.field)}
          captcha={captcha}
        />
      ))}
      <Checkbox
        name="agreed"
        checked={agreed}
        onChange={agree}
        required
        error={errorAt('agreed') ?? (tried && !agreed ? t('validation.mustAccept') : undefined)}
        hint={
          <Link href="/help#terms" target="_blank">
            {t('register.terms')}
          </Link>
        }
      >
        {t('register.confirmAge', { age: settings.minimumAge })}
      </Checkbox>
      <Button type="submit" size="lg" fullWidth loading={busy} loadingLabel={tCommon('state.loading')}>
        {t('register.submit')}
      </Button>
    </Form>
  );
}
