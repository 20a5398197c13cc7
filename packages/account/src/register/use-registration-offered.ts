import { isApiProblem } from '@livery/api-sdk';
import { useFeature } from '@livery/brand-kit/react';
import { useState } from 'react';
import { accountApi } from '../api.ts';
import { invitation } from './invitation.ts';

/**
 * Whether the visitor may register: anybody may where the merchant lets in people without an invitation; elsewhere whoever came by an
 * address that invites, unless its code fails the check. A code that cannot be checked now counts: it is checked again at
 * the registration.
 */
export function useRegistrationOffered(): boolean {
  const everybody = useFeature('directRegistration');
  const [{ affiliateCode: code, domain = location.hostname }] = useState(invitation);
  const wanted = !everybody && code !== undefined;
  const { isSuccess, error } = accountApi.useAffiliateQuery({ code: code ?? '', domain }, { skip: !wanted });
  const refused = isApiProblem(error) && error.code === 'AFFILIATE_CODE_INVALID';
  return everybody || (wanted && !refused && (isSuccess || error !== undefined));
}
