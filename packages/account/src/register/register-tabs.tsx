import { useFeature } from '@livery/brand-kit/react';
import { isCodeRequired } from '@livery/contracts';
import type { RegistrationTab, ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { SupportAction } from '@livery/forms';
import { EmptyState, iconLock, iconPhone, iconUser, Tabs } from '@livery/ui-kit';
import { useState } from 'react';
import { RegisterForm } from './register-form.tsx';
import { useInvitation } from './use-invitation.ts';
import { useRegisterDraft } from './use-register-draft.ts';
import type { RegisterDraft } from './use-register-draft.ts';

export interface RegisterTabsProps {
  readonly settings: ResponseOf<'registerSettings'>;
  /** The registration methods; none where registration is closed. */
  readonly offered: readonly RegistrationTab[];
  /** The initial method, where it is offered. */
  readonly first: RegistrationTab | undefined;
  readonly onOutdated: () => void;
}

const glyphs = { username: iconUser, mobile: iconPhone };

/**
 * The registration methods side by side; a single one has no tabs. Filled-in values are shared, and kept where a page learns late that
 * registration is closed: the form stays under whoever has begun it, and says so.
 */
export function RegisterTabs(props: RegisterTabsProps) {
  const tErrors = useText('errors');
  const draft = useRegisterDraft();
  if (props.offered.length > 0 && (props.settings.open !== false || draft.begun)) return <Methods {...props} draft={draft} />;
  return <EmptyState glyph={iconLock} title={tErrors('register.closed')} actions={<SupportAction />} />;
}

function Methods({ settings, offered, first, onOutdated, draft }: RegisterTabsProps & { readonly draft: RegisterDraft }) {
  const t = useText('account');
  const directRegistration = useFeature('directRegistration');
  const invitation = useInvitation(isCodeRequired(settings.fields, { directRegistration }));
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
