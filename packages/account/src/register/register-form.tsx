import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { useProblemText } from '@livery/session';
import { Button, Checkbox, Notice } from '@livery/ui-kit';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { useFaultText } from '../fields/fault-text.ts';
import { Form } from '../fields/form-style.ts';
import { RegisterFieldPart } from './register-field-part.tsx';
import { useRegister } from './use-register.ts';
import { useRegisterValues } from './use-register-values.ts';

/** Properties of {@link RegisterForm}. */
export interface RegisterFormProps {
  readonly settings: ResponseOf<'registerSettings'>;
}

/** Registration by user name: the fields the server enables, checked by its rules as one leaves them and all together on sending. */
export function RegisterForm({ settings }: RegisterFormProps) {
  const t = useText('account');
  const tCommon = useText('common');
  const problemText = useProblemText();
  const faultText = useFaultText();
  const form = useRef<HTMLFormElement>(null);
  const { rules, values, set, leave, faultOf, checkAll, takeFaults } = useRegisterValues(settings.fields);
  const { submit, busy, problem, captcha } = useRegister(settings, takeFaults);
  const [agreed, setAgreed] = useState(false);
  const [tried, setTried] = useState(false);

  const focusField = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const [first] = checkAll();
    if (first !== undefined) return focusField(first.field);
    if (!agreed) return focusField('agreed');
    const refused = await submit(values, agreed);
    if (refused !== undefined) focusField(refused);
  };

  return (
    <Form ref={form} noValidate onSubmit={(event) => void send(event)}>
      {problem === undefined ? null : (
        <Notice tone="danger">
          {problemText(problem)}
        </Notice>
      )}
      {rules.map((rule, index) => (
        <RegisterFieldPart
          key={rule.field}
          rule={rule}
          first={index === 0}
          value={values[rule.field] ?? ''}
          onChange={(value) => set(rule.field, value)}
          onLeave={() => leave(rule.field)}
          error={faultText(faultOf(rule.field))}
          captcha={captcha}
        />
      ))}
      <Checkbox name="agreed" checked={agreed} onChange={setAgreed} required error={tried && !agreed ? t('validation.mustAccept') : undefined}>
        {t('register.confirmAge', { age: settings.minimumAge })}{' '}
        <Link to="/help#terms" target="_blank">
          {t('register.terms')}
        </Link>
      </Checkbox>
      <Button type="submit" size="lg" fullWidth loading={busy} loadingLabel={tCommon('state.loading')}>
        {t('register.submit')}
      </Button>
    </Form>
  );
}
