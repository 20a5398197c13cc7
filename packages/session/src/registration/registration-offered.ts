import { useFeature } from '@livery/brand-kit/react';
import { sessionApi } from '../calls.ts';

/**
 * Whether a visitor or a trial account may register: where the merchant has a form for it, and has
 * not closed it. Without direct registration that form
 * asks for an invitation code, so that whoever was given one by word of mouth finds the way in too.
 */
export function useRegistrationOffered(): boolean {
  const byName = useFeature('usernameRegistration');
  const byNumber = useFeature('mobileRegistration');
  const { data } = sessionApi.endpoints.permission.useQueryState();
  return (byName || byNumber) && data?.registration.open !== false;
}
