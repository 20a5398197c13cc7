import type { Handlers } from '../../platform/http/index.ts';
import { loginHandler, type LoginDeps } from './login.ts';

export type { LoginDeps } from './login.ts';
export { createPasswords, type Passwords } from './passwords.ts';

/** Handlers of the identity module. */
export function identityHandlers(deps: LoginDeps): Handlers<'login'> {
  return { login: loginHandler(deps) };
}
