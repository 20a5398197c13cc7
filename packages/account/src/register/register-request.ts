import type { RegisterValues, RequestOf } from '@livery/contracts';

/**
 * The request of a registration: fields left empty are not sent, the captcha goes with its identifier, and the address
 * without its hash says where the visitor came from. Age and terms are confirmed by whoever calls it.
 */
export function registerRequest(
  values: RegisterValues,
  proof: { readonly captchaId: string; readonly captcha: string } | undefined,
  termsVersion: string,
  place: Pick<Location, 'hostname' | 'origin' | 'pathname' | 'search'>,
): RequestOf<'register'> {
  const { username = '', password = '', confirmPassword = '', captcha: _, ...rest } = values;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== ''));
  return {
    ...given,
    ...proof,
    username,
    password,
    confirmPassword,
    domain: place.hostname,
    login: true,
    registerUrl: `${place.origin}${place.pathname}${place.search}`.slice(0, 2000),
    registerMethod: 'WEB',
    ageConfirmed: true,
    termsVersion,
  };
}
