import { isApiProblem } from '@livery/api-sdk';
import { useDialogs } from '@livery/app-shell';
import { dropAffiliateCode, invitation, sessionApi, withoutCode } from '@livery/session';
import type { Invitation } from '@livery/session';
import { useCallback, useEffect, useState } from 'react';

/** The invitation used by a registration. */
export interface InvitationState {
  readonly sent: Invitation;
  /** The form requires an affiliate code: the address has none, or an invalid one. */
  readonly codeRequired: boolean;
  /** The server refused the code at the registration. */
  readonly reject: () => void;
}

/**
 * The codes of the address that the visit began with. The affiliate code is checked first; one that is not good is said
 * in a dialog, once, and dropped. One that cannot be checked now is kept: the server checks it again at the registration.
 */
export function useInvitation(): InvitationState {
  const [found] = useState(invitation);
  const [rejected, setRejected] = useState(false);
  const { alert } = useDialogs();
  const { affiliateCode: code, domain = location.hostname } = found;
  const { error } = sessionApi.useAffiliateQuery({ code: code ?? '', domain }, { skip: code === undefined });
  const refused = isApiProblem(error) && error.code === 'AFFILIATE_CODE_INVALID';
  const reject = useCallback(() => {
    dropAffiliateCode();
    setRejected(true);
  }, []);

  useEffect(() => {
    if (!refused) return;
    dropAffiliateCode();
    void alert({ title: { ns: 'errors', key: 'affiliate.codeError' }, body: { ns: 'errors', key: 'affiliate.linkInvalid' } });
  }, [refused, alert]);
  const isValid = code !== undefined && !refused && !rejected;
  return { sent: isValid ? found : withoutCode(found), codeRequired: !isValid, reject };
}
