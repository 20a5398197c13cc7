import { isApiProblem } from '@livery/api-sdk';
import { useFeature } from '@livery/brand-kit/react';
import { useState } from 'react';
import { sessionApi } from '../calls.ts';
import type { SessionThunk } from '../flow/dispatch.ts';
import { invitation } from './invitation.ts';

/** The server refused the code. One that cannot be checked now counts: it is checked again at the registration. */
const isRefused = (error: unknown): boolean => isApiProblem(error) && error.code === 'AFFILIATE_CODE_INVALID';

/**
 * Whether a visitor or a trial account may register: always where the merchant has direct registration, else with an
 * invitation whose code passes the check.
 */
export function useRegistrationOffered(): boolean {
  const directRegistration = useFeature('directRegistration');
  const [{ affiliateCode: code, domain = location.hostname }] = useState(invitation);
  const codeToCheck = !directRegistration && code !== undefined;
  const { isSuccess, error } = sessionApi.useAffiliateQuery({ code: code ?? '', domain }, { skip: !codeToCheck });
  return directRegistration || (codeToCheck && !isRefused(error) && (isSuccess || error !== undefined));
}

/** The same outside React, once. `directRegistration` is the toggle of that name. */
export function registrationOffered(directRegistration: boolean): SessionThunk<Promise<boolean>> {
  return async (dispatch) => {
    const { affiliateCode: code, domain = location.hostname } = invitation();
    if (directRegistration || code === undefined) return directRegistration;
    const { error } = await dispatch(sessionApi.endpoints.affiliate.initiate({ code, domain }, { subscribe: false }));
    return !isRefused(error);
  };
}
