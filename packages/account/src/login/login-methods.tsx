import { useText } from '@livery/i18n';
import { iconLock, iconPhone, Tabs } from '@livery/ui-kit';
import { PasswordForm } from './password-form.tsx';
import { SmsForm } from './sms-form.tsx';
import type { LoginStep, LoginTab } from './use-login-step.ts';

/** The login methods: by password and, where the site offers it, by SMS code. */
export function LoginMethods({ step }: { readonly step: LoginStep }) {
  const t = useText('account');
  const { flow, password, sms, smsOffered, tab, setTab, remember, setRemember } = step;
  const frame = { flow, remember, onRemember: setRemember };
  const byPassword = <PasswordForm {...frame} method={password} phone={sms.phone} />;
  if (!smsOffered) return byPassword;
  return (
    <Tabs
      label={t('login.ways')}
      look="pills"
      fill
      selected={tab}
      onSelect={(id) => setTab(id as LoginTab)}
      tabs={[
        { id: 'password', label: t('login.byPassword'), glyph: iconLock, content: byPassword },
        { id: 'sms', label: t('login.bySms'), glyph: iconPhone, content: <SmsForm {...frame} method={sms} /> },
      ]}
    />
  );
}
