import { useText } from '@livery/i18n';
import type { DialogProps } from '@livery/app-shell';
import { Notice } from '@livery/ui-kit';
import type { SignInFlow } from '../second-factor/use-sign-in-flow.ts';
import type { LoginStep } from './use-login-step.ts';

export interface LoginNoteProps {
  readonly reason: DialogProps<'loginPopupModal'>['reason'];
  readonly lapsed: SignInFlow['lapsed'];
  readonly left: LoginStep['left'];
}

/** Why the login is shown, or shown again; the most recent reason comes first. */
export function LoginNote({ reason, lapsed, left }: LoginNoteProps) {
  const t = useText('account');
  const tErrors = useText('errors');
  if (lapsed) return <Notice tone="warning">{tErrors('login.challengeExpired')}</Notice>;
  if (left === 'refused') return <Notice tone="warning">{tErrors('login.deviceUnknown')}</Notice>;
  if (left === 'forgotten') return <Notice tone="info">{t('login.deviceForgotten')}</Notice>;
  if (reason === undefined) return null;
  return <Notice tone="info">{tErrors(reason === 'expired' ? 'login.sessionExpired' : 'login.required')}</Notice>;
}
