import type { Handlers } from '../../../platform/http/index.ts';
import { register, type RegisterDeps } from './register.ts';

/** Handlers of the two registration calls. */
export function registerHandlers(deps: RegisterDeps): Handlers<'register' | 'registerMobile'> {
  return {
    register: (context) => register('username', context, context.request, deps),
    registerMobile: (context) => register('mobile', context, context.request, deps),
  };
}
