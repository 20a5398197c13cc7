import { Form, HumanCheckPart, Lead, useFormFocus } from '@livery/forms';
import { useText } from '@livery/i18n';
import { Button, iconMail, iconUser, TextField } from '@livery/ui-kit';
import type { FormEvent } from 'react';
import type { EmailMethod } from './use-email-method.ts';

/** User name and e-mail address of the account. */
export function EmailForm({ method }: { readonly method: EmailMethod }) {
  const t = useText('account');
  const tCommon = useText('common');
  const { form, focusField } = useFormFocus();
  const { values, set, busy, check, checkShown, errorAt } = method;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const field = await method.send();
    if (field !== undefined) focusField(field);
  };
  return (
    <Form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <Lead>{t('forgotten.emailNote')}</Lead>
      <TextField
        name="username"
        label={t('field.username')}
        glyph={iconUser}
        required
        maxLength={64}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.username}
        onChange={(value) => set('username', value)}
        error={errorAt('username')}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('field.email')}
        glyph={iconMail}
        required
        maxLength={128}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        leftToRight
        value={values.email}
        onChange={(value) => set('email', value)}
        error={errorAt('email')}
      />
      {checkShown ? <HumanCheckPart check={check} error={errorAt('captcha')} /> : null}
      <Button type="submit" size="lg" fullWidth loading={busy} loadingLabel={tCommon('state.loading')}>
        {t('forgotten.emailSubmit')}
      </Button>
    </Form>
  );
}
