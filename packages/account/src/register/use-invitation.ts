import { isApiProblem } from '@livery/api-sdk';
import { useDialogs } from '@livery/app-shell';
import { dropInvitationCode, invitation } from '@livery/session';
import type { Invitation } from '@livery/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { accountApi } from '../api.ts';

type Code = 'affiliateCode' | 'referralCode';

/** The invitation used by a registration. */
export interface InvitationState {
  readonly sent: Invitation;
  /** A code is held that is sent with the registration. */
  readonly held: boolean;
  /** A code is not good, or the server asked for one: the form has the field, whatever the merchant's rules say. */
  readonly failed: boolean;
  /** The server refused the code that is held, or asked for one, at the registration. */
  readonly reject: () => void;
}

/** What the server says of a code: nothing yet, or that it is not good. One that cannot be checked now counts as good. */
function useCheck(code: string | undefined, domain: string): { readonly settled: boolean; readonly refused: boolean } {
  const { isSuccess, error } = accountApi.useAffiliateQuery({ code: code ?? '', domain }, { skip: code === undefined });
  return { settled: code === undefined || isSuccess || error !== undefined, refused: isApiProblem(error) && error.code === 'AFFILIATE_CODE_INVALID' };
}

/**
 * The codes of the address that the visit began with, an agent's and a friend's. Each is checked first; one that is not good is
 * said in a dialog, once, and dropped. One that cannot be checked now is kept: the server checks it again at the registration.
 *
 * @param codeRequired nobody registers here without a code
 */
export function useInvitation(codeRequired: boolean): InvitationState {
  const [found] = useState(invitation);
  const [rejected, setRejected] = useState<readonly (Code | undefined)[]>([]);
  const { alert } = useDialogs();
  const { domain = location.hostname } = found;
  const agent = useCheck(found.affiliateCode, domain);
  const friend = useCheck(found.referralCode, domain);
  const { affiliateCode, referralCode, ...place } = found;
  const agentHeld = affiliateCode !== undefined && !agent.refused && !rejected.includes('affiliateCode');
  const friendHeld = referralCode !== undefined && !friend.refused && !rejected.includes('referralCode');
  const held = agentHeld || friendHeld;
  const refused = agent.refused || friend.refused;
  const settled = agent.settled && friend.settled;
  const told = useRef(false);

  useEffect(() => {
    if (agent.refused) dropInvitationCode('affiliateCode');
    if (friend.refused) dropInvitationCode('referralCode');
    if (!settled || !refused || told.current) return;
    told.current = true;
    const key = codeRequired && !held ? 'affiliate.linkInvalidRequired' : 'affiliate.linkInvalid';
    void alert({ title: { ns: 'errors', key: 'affiliate.codeError' }, body: { ns: 'errors', key } });
  }, [agent.refused, friend.refused, settled, refused, codeRequired, held, alert]);

  const reject = useCallback(() => {
    const code = agentHeld ? 'affiliateCode' : friendHeld ? 'referralCode' : undefined;
    if (code !== undefined) dropInvitationCode(code);
    setRejected((before) => [...before, code]);
  }, [agentHeld, friendHeld]);

  return {
    sent: { ...place, ...(agentHeld ? { affiliateCode } : {}), ...(friendHeld ? { referralCode } : {}) },
    held,
    failed: refused || rejected.length > 0,
    reject,
  };
}
