import { useFeature } from '@livery/brand-kit/react';
import type { RegisterField, RegistrationTab, ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { iconPhone, iconUser, Tabs } from '@livery/ui-kit';
import { useState } from 'react';
import { RegisterForm } from './register-form.tsx';
import { useInvitation } from './use-invitation.ts';
import { useRegisterDraft } from './use-register-draft.ts';

export interface RegisterTabsProps {
  readonly settings: ResponseOf<'registerSettings'>;
  /** The registration methods; at least one. */
  readonly offered: readonly RegistrationTab[];
  /** The initial method, where it is offered. */
  readonly first: RegistrationTab | undefined;
  readonly onOutdated: () => void;
}

const codeFields: readonly RegisterField[] = ['affiliateCode', 'referralCode'];
const glyphs = { username: iconUser, mobile: iconPhone };

/** The registration methods side by side; a single one has no tabs. Filled-in values are shared. */
export function RegisterTabs({ settings, offered, first, onOutdated }: RegisterTabsProps) {
  const t = useText('account');
  const draft = useRegisterDraft();
  const codeRequired = settings.fields.some(({ field, enabled, required }) => codeFields.includes(field) && enabled && required);
  const directRegistration = useFeature('directRegistration');
  const invitation = useInvitation(codeRequired || !directRegistration);
  const [chosen, setChosen] = useState(first);
  const selected = offered.find((tab) => tab === chosen) ?? offered[0] ?? 'username';
  const form = (tab: RegistrationTab) => <RegisterForm key={tab} tab={tab} settings={settings} draft={draft} invitation={invitation} onRulesOutdated={onOutdated} />;
  if (offered.length === 1) return form(selected);
  const labels = { username: t('register.byUsername'), mobile: t('register.byMobile') };
  return (
    <Tabs
      label={t('register.ways')}
      look="pills"
      fill
      selected={selected}
      onSelect={(id) => setChosen(id as RegistrationTab)}
      tabs={offered.map((tab) => ({ id: tab, label: labels[tab], glyph: glyphs[tab], content: form(tab) }))}
    />
  );
}
