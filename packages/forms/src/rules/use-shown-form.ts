import { useFeature } from '@livery/brand-kit/react';
import type { RegistrationTab, ResponseOf } from '@livery/contracts';
import { sessionApi } from '@livery/session';
import { shownForm } from './shown-form.ts';
import type { FormContext, ShownForm } from './shown-form.ts';

type Settings = ResponseOf<'registerSettings'>;

const nothing: ShownForm = { rules: [], groups: [] };

/** The merchant's toggles for registrations. */
function useModules(): FormContext['modules'] {
  return {
    usernameRegistration: useFeature('usernameRegistration'),
    mobileRegistration: useFeature('mobileRegistration'),
    registrationSmsVerification: useFeature('registrationSmsVerification'),
    mobileRegistrationPassword: useFeature('mobileRegistrationPassword'),
    directRegistration: useFeature('directRegistration'),
  };
}

/** The ways to register that the site offers, the usual one first. */
export function useOfferedTabs(settings: Settings | undefined): readonly RegistrationTab[] {
  const modules = useModules();
  const circumstances = { modules, verification: undefined, invitation: {}, numberGiven: false, checkWanted: false };
  return (['username', 'mobile'] as const).filter((tab) => settings !== undefined && shownForm(settings.fields, { ...circumstances, tab }) !== undefined);
}

/** The form of one way to register, as it shows now. */
export function useShownForm(settings: Settings, tab: RegistrationTab, now: Pick<FormContext, 'invitation' | 'numberGiven' | 'checkWanted'>): ShownForm {
  const modules = useModules();
  const { data: permission } = sessionApi.endpoints.permission.useQueryState();
  return shownForm(settings.fields, { tab, modules, verification: permission?.verification, ...now }) ?? nothing;
}
