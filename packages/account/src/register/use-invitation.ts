import { isApiProblem } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import { useDialogs } from '@livery/app-shell';
import type { Message } from '@livery/i18n';
import { dropInvitationCode, invitation } from '@livery/session';
import type { Invitation } from '@livery/session';
import { useCallback, useEffect, useRef, useState } from 'react';
import { accountApi } from '../api.ts';
import { codeFault } from './code-fault.ts';

type Code = 'affiliateCode' | 'referralCode';

/** The invitation used by a registration. */
export interface InvitationState {
  readonly sent: Invitation;
  /** A code is held that is sent with the registration, and that stands in for one that would be typed. */
  readonly held: boolean;
  /** A friend's code is held, and nothing is said against it. */
  readonly friendHeld: boolean;
  /** A code is not good: the form has the field, whatever the merchant's rules say. */
  readonly failed: boolean;
  /** The server asked for a code at the registration: the field is required. */
  readonly asked: boolean;
  /** What to say at the field where the server refused a code of the address, which nobody typed. */
  readonly linkMessage: Message | undefined;
  /** Takes in why a registration was refused in which no code was typed: a code that is held is not good, or one is asked for. */
  readonly refused: (problem: ApiProblem) => void;
}

/** What the server says of a code: nothing yet, or that it is not good. One that cannot be checked now counts as good. */
function useCheck(code: string | undefined, domain: string): { readonly settled: boolean; readonly refused: boolean } {
  const { isSuccess, error } = accountApi.useAffiliateQuery({ code: code ?? '', domain }, { skip: code === undefined });
  return { settled: code === undefined || isSuccess || error !== undefined, refused: isApiProblem(error) && error.code === 'AFFILIATE_CODE_INVALID' };
}

/**
 * The codes of the address that the visit began with, an agent's and a friend's. Each is checked first; an agent's that is not
 * good is said in a dialog, once, and dropped. One that cannot be checked now is kept: the server checks it again at the
 * registration. So is a friend's in any case, since the call may know agents alone: it is told as not good only where a code is
 * required, for which it does not stand in then.
 *
 * @param codeRequired nobody registers here without a code
 */
export function useInvitation(codeRequired: boolean): InvitationState {
  const [found] = useState(invitation);
  const [rejected, setRejected] = useState<readonly Code[]>([]);
  const [asked, setAsked] = useState(false);
  const { alert } = useDialogs();
  const { domain = location.hostname } = found;
  const agent = useCheck(found.affiliateCode, domain);
  const friend = useCheck(found.referralCode, domain);
  const { affiliateCode, referralCode, ...place } = found;
  const agentHeld = affiliateCode !== undefined && !agent.refused && !rejected.includes('affiliateCode');
  const friendSent = referralCode !== undefined && !rejected.includes('referralCode');
  const friendTold = codeRequired && friend.refused;
  const held = agentHeld || (friendSent && !friendTold);
  const told = agent.refused || friendTold;
  const settled = agent.settled && friend.settled;
  const shown = useRef(false);

  useEffect(() => {
    if (agent.refused) dropInvitationCode('affiliateCode');
    if (friendTold) dropInvitationCode('referralCode');
    if (!settled || !told || shown.current) return;
    shown.current = true;
    const key = codeRequired && !held ? 'affiliate.linkInvalidRequired' : 'affiliate.linkInvalid';
    void alert({ title: { ns: 'errors', key: 'affiliate.codeError' }, body: { ns: 'errors', key } });
  }, [agent.refused, friendTold, settled, told, codeRequired, held, alert]);

  const refused = useCallback(
    (problem: ApiProblem) => {
      const fault = codeFault(problem);
      if (fault === undefined) return;
      const code = fault.field === 'referralCode' && friendSent ? 'referralCode' : agentHeld ? 'affiliateCode' : friendSent ? 'referralCode' : undefined;
      // A code that was sent may be of the other kind, or of no use to a server that wants one typed: it is not dropped for that.
      if (fault.rule === 'required' || code === undefined) {
        setAsked(true);
        return;
      }
      dropInvitationCode(code);
      setRejected((before) => [...before, code]);
    },
    [agentHeld, friendSent],
  );

  return {
    sent: { ...place, ...(agentHeld ? { affiliateCode } : {}), ...(friendSent ? { referralCode } : {}) },
    held,
    friendHeld: friendSent && !friend.refused,
    failed: agent.refused || friend.refused || rejected.length > 0,
    asked,
    linkMessage: rejected.length === 0 ? undefined : { ns: 'errors', key: (codeRequired || asked) && !held ? 'affiliate.linkInvalidRequired' : 'affiliate.linkInvalid' },
    refused,
  };
}
