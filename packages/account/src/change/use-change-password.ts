import type { ApiProblem } from '@livery/api-sdk';
import { useToast } from '@livery/app-shell';
import { problemOf, useSubmit } from '@livery/forms';
import type { OwnNumber, SubmitState } from '@livery/forms';
import { href } from '@livery/navigation';
import { passwordChanged, useSession } from '@livery/session';
import type { SessionDispatch } from '@livery/session';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { accountApi } from '../api.ts';
import { forgetDeviceOf } from '../remember/login-cookie.ts';
import type { FirstPassword } from './use-first-password.ts';

/** Request of a password change. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** State of the password change. */
export interface ChangePasswordFlow extends Omit<SubmitState, 'run'> {
  /**
   * Resolves to the problem; to undefined after a change, or while another attempt is under way. `prove` adds the proof of the
   * account's number, `give` what goes with a first password, where they are asked for.
   */
  readonly submit: (change: PasswordChange, prove: OwnNumber['prove'], give: FirstPassword['give']) => Promise<ApiProblem | undefined>;
}

/** Changes the password, then closes the dialog, shows a message and opens the home page. */
export function useChangePassword(): ChangePasswordFlow {
  const dispatch = useDispatch<SessionDispatch>();
  const navigate = useNavigate();
  const { show } = useToast();
  const { account } = useSession();
  const { run, ...attempt } = useSubmit();

  const send = async (change: PasswordChange, prove: OwnNumber['prove'], give: FirstPassword['give']): Promise<ApiProblem | undefined> => {
    const proved = await prove();
    if ('problem' in proved) return proved.problem;
    const first = await give();
    if ('problem' in first) return first.problem;
    const { data, error } = await dispatch(accountApi.endpoints.changePassword.initiate({ ...change, ...proved.proof, ...first.given }, { track: false }));
    if (data === undefined) return problemOf(error);
    // A change ends every remembered device, this one too.
    forgetDeviceOf(account);
    show('success', { ns: 'account', key: 'password.changed' });
    await dispatch(passwordChanged());
    await navigate(href('home'));
    return undefined;
  };
  return { ...attempt, submit: (change, prove, give) => run(() => send(change, prove, give)) };
}
